import { bucketOf, HOST, isPartName, ReleaseError } from '@portal/releases';
import {
  type BucketStore,
  hostStatements,
  pagesStatements,
  policyDocument,
  type Statement,
  teamCommands,
  teamStatements,
  trafficCommands,
  trafficStatements,
} from '@portal/releases/policies';
import type { Command } from 'commander';
import type { CommandOf, Publish, ReleaseCommand } from './request';

const POLICY_HELP = `
For a bucket it prints an IAM policy, for a folder the shell commands that root runs once for each pipeline.`;

/** Defines the commands that split publishing between a team's pipeline and the operator's. LEAST-1, LEAST-2. */
export function definePublishing(program: Command, done: (command: ReleaseCommand) => void): void {
  program
    .command('adopt <remote> <version>')
    .description('list a release whose files its team has published with --files-only')
    .option('--promote', 'make it live at once, even if it is not the first release')
    .option('--base-url <origin>', 'origin that serves its files (default: the portal’s own)')
    .action((name: string, version: string, options: Pick<Publish, 'promote' | 'baseUrl'>) => {
      const { to } = program.opts<{ readonly to?: string }>();
      done({ kind: 'publish', name, version, from: to, ...options });
    });
  program
    .command('policy <pipeline>')
    .description(
      'print what a pipeline may do in the store: a team’s (mfe-cae), the host’s (host), the operator’s (traffic, pages)',
    )
    .option('--group <group>', 'for a folder: the Unix group of the pipeline (default: portal-<pipeline>)')
    .addHelpText('after', POLICY_HELP)
    .action((pipeline: string, options: Pick<CommandOf<'policy'>, 'group'>) =>
      done({ kind: 'policy', pipeline, ...options }),
    );
}

/** The operator's pipeline for traffic. */
const TRAFFIC = 'traffic';

/** Pipelines that are no remote's. */
const OTHERS: ReadonlyMap<string, (store: BucketStore) => Statement[]> = new Map([
  [TRAFFIC, trafficStatements],
  [HOST, hostStatements],
  ['pages', pagesStatements],
]);

/**
 * What a pipeline may do in a store: an IAM policy for a bucket, shell commands for a folder. LEAST-1 to LEAST-3.
 * @throws {ReleaseError} for a name that no remote can have, and where a folder has no account of that kind.
 */
export function describePolicy(
  { pipeline, group = `portal-${pipeline}` }: Omit<CommandOf<'policy'>, 'kind'>,
  location: string,
): string[] {
  if (!isPartName(pipeline)) throw new ReleaseError(`"${pipeline}" cannot be the name of a remote`);
  const bucket = bucketOf(location);
  if (bucket !== undefined) {
    const store = { arn: `arn:aws:s3:::${bucket.bucket}`, prefix: bucket.prefix };
    const statements = OTHERS.get(pipeline)?.(store) ?? teamStatements(store, pipeline);
    return JSON.stringify(policyDocument(statements), null, 2).split('\n');
  }
  // Their files are in folders where the operator's account replaces files, and a folder cannot tell the two apart.
  if (pipeline !== TRAFFIC && OTHERS.has(pipeline))
    throw new ReleaseError(`In a folder, the operator's account does this: policy ${TRAFFIC}`);
  const access = { folder: location, group };
  const commands = pipeline === TRAFFIC ? trafficCommands(access) : teamCommands(access, pipeline);
  return [
    `# Run as root. The pipeline's account is in the group ${group} and publishes with umask 002.`,
    `getent group '${group}' || groupadd '${group}'`,
    ...commands,
  ];
}
