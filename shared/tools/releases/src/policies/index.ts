export {
  type BucketStore,
  hostStatements,
  type PolicyDocument,
  pagesStatements,
  policyDocument,
  type Statement,
  teamStatements,
  trafficStatements,
} from './bucket-policy';
export { teamCommands, trafficCommands } from './folder-commands';
