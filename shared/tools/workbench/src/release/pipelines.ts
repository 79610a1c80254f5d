import { bucketOf, isPartName, ReleaseError } from '@portal/releases';
import {
  policyDocument,
  teamCommands,
  teamStatements,
  trafficCommands,
  trafficStatements,
} from '@portal/releases/policies';
import type { Command } from 'commander';
import type { ReleaseCommand } from './request';

const POLICY_HELP = `
For a bucket it prints an IAM policy, for a folder the shell commands that root runs once for each pipeline.`;

/** Defines the commands that split publishing between a team's pipeline and the operator's. LEAST-1, LEAST-2. */
export function definePublishing(
  program: Command,
  done: (command: ReleaseCommand) => void,
  store: () => string,
): void {
  program
    .command('adopt <remote> <version>')
    .description('list a release whose files its team has published with --files-only')
    .option('--promote', 'make it live at once, even if it is not the first release')
    .option('--base-url <origin>', 'origin that serves its files (default: the portal’s own)')
    .action((name: string, version: string, { promote = false, baseUrl = '' }: AdoptOptions) =>
      done({
        kind: 'publish',
        name,
        version,
        from: store(),
        promote,
        filesOnly: false,
        baseUrl,
        sourceMaps: undefined,
      }),
    );
  program
    .command('policy <pipeline>')
    .description('print what a team’s pipeline (mfe-cae) or the operator’s (traffic) may do in the store')
    .option('--group <group>', 'for a folder: the Unix group of the pipeline (default: portal-<pipeline>)')
    .addHelpText('after', POLICY_HELP)
    .action((pipeline: string, { group }: { readonly group?: string }) =>
      done({ kind: 'policy', pipeline, group }),
    );
}

interface AdoptOptions {
  readonly promote?: boolean;
  readonly baseUrl?: string;
}

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
