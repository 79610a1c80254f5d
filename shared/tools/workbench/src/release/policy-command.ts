import {
  policyDocument,
  teamCommands,
  teamStatements,
  trafficCommands,
  trafficStatements,
} from '@portal/federation/policies';
import { bucketOf, isPartName, ReleaseError } from '@portal/federation/release';
import type { ReleaseCommand } from './request';

type Policy = Extract<ReleaseCommand, { kind: 'policy' }>;

/** The operator's pipeline; every other one is a remote's. */
const TRAFFIC = 'traffic';

/**
 * What a pipeline may do in a store: an IAM policy for a bucket, shell commands for a folder. LEAST-1, LEAST-2.
 * @throws {ReleaseError} for a name that no remote can have.
 */
export function describePolicy(
  { pipeline, group = `portal-${pipeline}` }: Omit<Policy, 'kind'>,
  location: string,
): string[] {
  if (!isPartName(pipeline)) throw new ReleaseError(`"${pipeline}" cannot be the name of a remote`);
  const bucket = bucketOf(location);
  if (bucket !== undefined) {
    const store = { arn: `arn:aws:s3:::${bucket.bucket}`, prefix: bucket.prefix };
    const statements = pipeline === TRAFFIC ? trafficStatements(store) : teamStatements(store, pipeline);
    return JSON.stringify(policyDocument(statements), null, 2).split('\n');
  }
  const access = { folder: location, group };
  const commands = pipeline === TRAFFIC ? trafficCommands(access) : teamCommands(access, pipeline);
  return [
    `# Run as root. The pipeline's account is in the group ${group} and publishes with umask 002.`,
    `getent group '${group}' || groupadd '${group}'`,
    ...commands,
  ];
}
