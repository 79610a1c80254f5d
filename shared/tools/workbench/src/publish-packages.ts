/**
 * `npm run publish-packages -- --registry https://npm.example`: builds what a remote in a repository of its own
 * installs, and publishes it.
 */
import { join } from 'node:path';
import { higher, type Level, plannedBumps, raise } from '@portal/build/planned-versions';
import { workspaceRoot } from '@portal/build/workspace';
import { commandLine, runProgram } from './command-line/command-line';
import { UsageError } from './command-line/failure';
import { buildPackages, PUBLISHED, packagesVersion } from './packages/build-packages';
import { publish } from './packages/publish';
import { isScope, SCOPE } from './packages/rename-scope';
import { isAddress } from './registry/find-registry';

interface PublishRequest {
  /** Default: the packages are only built. */
  readonly registry?: string;
  /** Default: `latest`, or `snapshot`. */
  readonly tag?: string;
  readonly snapshot?: boolean;
  /** The scope that the packages are published in. */
  readonly scope: string;
}

const parse = commandLine<PublishRequest>('npm run publish-packages --', (command, resolve) => {
  command
    .description(`Builds ${PUBLISHED.join(', ')} into .portal/packages, and publishes them.`)
    .option('--registry <address>', 'npm registry to publish to; npm’s configuration has the credentials')
    .option('--build-only', 'do not publish')
    .option('--tag <name>', 'name under which the version is installed (default: latest, or snapshot)')
    .option('--snapshot', 'publish sources with pending changesets, as a version of their own')
    .option('--scope <scope>', 'scope of the packages: one that nobody else owns', SCOPE)
    .action(({ buildOnly, ...request }: PublishRequest & { readonly buildOnly?: boolean }) => {
      const { registry, scope } = request;
      if (!isScope(scope)) command.error(`error: "${scope}" is no scope such as @vendor`);
      if (registry !== undefined && !isAddress(registry))
        command.error(`error: "${registry}" is no address of a registry such as https://npm.example`);
      if ((registry === undefined) === (buildOnly === undefined))
        command.error('error: give either --registry <address> or --build-only');
      resolve(request);
    });
});

/** `1.1.0-snapshot.20261122T013000`: above the version before, below the next one. */
const snapshotOf = (version: string, now: Date) =>
  `${version}-snapshot.${now.toISOString().replaceAll(/[-:]|\..*$/g, '')}`;

async function versionToPublish(snapshot: boolean): Promise<string> {
  const version = await packagesVersion();
  const planned = await plannedBumps(join(workspaceRoot, '.changeset'));
  if (snapshot) {
    const level = PUBLISHED.reduce<Level>((most, name) => higher(most, planned.get(name) ?? 'none'), 'patch');
    return snapshotOf(raise(version, level), new Date());
  }
  if (planned.size > 0)
    throw new UsageError(
      `There are changesets for ${[...planned.keys()].sort().join(', ')}. Run npm run changeset -- version first, or add --snapshot.`,
    );
  return version;
}

void runProgram(async (args) => {
  const { registry, snapshot = false, scope, tag = snapshot ? 'snapshot' : 'latest' } = parse(args);
  const version = await versionToPublish(snapshot || registry === undefined);
  for (const folder of await buildPackages(version, scope)) {
    const isNew = registry !== undefined && (await publish(folder, registry, tag));
    console.log(
      `${isNew ? 'Published' : registry === undefined ? 'Built' : 'Published already'}: ${folder} ${version}`,
    );
  }
});
