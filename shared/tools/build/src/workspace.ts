/**
 * Where the code of this package finds what it builds and what it needs. The published tools replace this module by
 * one for the repository of a single remote (`shared/published/remote-tools/src/layout/own-repository.ts`).
 */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ProvidedName } from '@portal/contract';
import { buildInputs } from './files-in';
import { findRoot } from './find-root';
import { packageOf, readPackage } from './package-json';
import { plannedBumps, plannedVersions } from './planned-versions';
import { sdkNames, sharedFolders } from './shared-packages';

/** The workspace's root folder. */
export const workspaceRoot = findRoot(
  'pnpm-workspace.yaml',
  'run this in a checkout of the portal’s repository',
);

/** Folder for everything that the commands write. Deleting it costs a rebuild and the local accounts. */
export const portalHome = process.env.PORTAL_HOME || join(workspaceRoot, '.portal');

/** Names of the remotes in this workspace (folder and package name): every `mfe-*` with a `remote.config.ts`. */
export const REMOTES: readonly string[] = readdirSync(workspaceRoot)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(workspaceRoot, name, 'remote.config.ts')))
  .sort();

/** The folder of a workspace package: `shared/web/ui` for `@portal/ui`, `mfe-cae` for `mfe-cae`. */
export const folderOf = (name: string): string =>
  join(
    workspaceRoot,
    sharedFolders(workspaceRoot).find((folder) => `@portal/${basename(folder)}` === name) ?? name,
  );

/** Folders in which webpack looks for loaders: they are dependencies of this package. */
export const loaderFolders: readonly string[] = [join(workspaceRoot, 'shared/tools/build/node_modules')];

/** Path of a module beside the configurations that webpack finds by its path: a loader, or what its result imports. */
export const webpackModule = (name: string): string =>
  join(workspaceRoot, `shared/tools/build/src/webpack/${name}.ts`);

/** What decides on a build beside its sources: the code of builds, and the versions of all packages. */
export const buildCode = (): readonly string[] => [
  ...['shared/tools/build', 'shared/tools/isolation', 'shared/contract'].flatMap((folder) =>
    buildInputs(join(workspaceRoot, folder, 'src')),
  ),
  join(workspaceRoot, 'pnpm-lock.yaml'),
];

/** Folder of the modules that hot reload adds to a remote's build, as webpack names it. */
export const hotFolder = realpathSync(join(workspaceRoot, 'shared/tools/build/src/hot'));

/** Path of a script that runs in a page to measure a remote. */
export const inPageScript = (name: string): string =>
  join(workspaceRoot, `shared/tools/releases/src/budgets/in-page/${name}.ts`);

/**
 * The names under which the code of a remote imports a module that the host provides: remotes import the SDK, and the
 * packages that remotes share import the module itself.
 */
export function importNamesOf(provided: ProvidedName): readonly string[] {
  const name = sdkNames(workspaceRoot).get(provided);
  return name === undefined ? [provided] : [provided, name];
}

async function readPlannedVersions(): Promise<ReadonlyMap<string, string>> {
  const packages = await Promise.all(
    sharedFolders(workspaceRoot).map(async (folder) => {
      const { name, version, dependencies = {} } = await readPackage(join(workspaceRoot, folder));
      return { name, version, dependencies: Object.keys(dependencies) };
    }),
  );
  return plannedVersions(packages, await plannedBumps(join(workspaceRoot, '.changeset')));
}

let planned: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Resolves to the version of a module that the host provides. For a package of this workspace that is the version
 * that its pending changesets plan, because its sources already have what is new in that version. REPORT-2.
 */
export async function providedVersion(name: ProvidedName): Promise<string> {
  const owner = packageOf(name);
  if (owner.startsWith('@portal/')) {
    planned ??= readPlannedVersions();
    const version = (await planned).get(owner);
    if (version === undefined) throw new Error(`${owner} is not a package of this workspace`);
    return version;
  }
  const require = createRequire(join(workspaceRoot, 'host/package.json'));
  return (await readPackage(dirname(require.resolve(`${owner}/package.json`)))).version;
}
