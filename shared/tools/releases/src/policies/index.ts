export {
  type PolicyDocument,
  policyDocument,
  type Statement,
  teamStatements,
  trafficStatements,
} from './bucket-policy';
export { teamCommands, trafficCommands } from './folder-commands';
