import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage } from '@portal/build/package-json';
import { sharedFolders } from '@portal/build/shared-packages';
import type { RemoteDescription } from '@portal/contract';
import { reachable, readChunks } from './chunks';
import { fromRoot, listFiles, readSpecs } from './specs';

type WorkspacePackage = Awaited<ReturnType<typeof readWorkspacePackage>>;

/** The pages that a remote renders, as its `remote.config.ts` describes them. */
export type RemoteAddresses = Pick<RemoteDescription, 'name' | 'owns' | 'slots' | 'preload'>;

/** A remote, and which of its files each of its lazy chunks consists of. */
export interface RemoteSources extends RemoteAddresses {
  /** By the chunk's name: the files that only such chunks contain, relative to the root. */
  readonly chunks: ReadonlyMap<string, ReadonlySet<string>>;
}

export type Workspace = Awaited<ReturnType<typeof readWorkspace>>;

/** What a unit test uses that depends on files which it does not import. `checkRemote` renders all pages of a remote. */
const READS_FILES =
  /'node:child_process'|\b(readFile|readdir|readFileSync|readdirSync|runModule|checkRemote|cwd|require\.resolve|createRequire)\(/;

/** Folders of the packages in `pnpm-workspace.yaml`: host and its deployment, e2e, all remotes, and `shared`. */
async function packageFolders(root: string): Promise<string[]> {
  const remotes = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  return ['host', 'host/deploy/aws', 'e2e', ...remotes, ...sharedFolders(root)];
}

/** @param folder relative to the root: `shared/web/ui`. */
async function readWorkspacePackage(root: string, folder: string) {
  const { name, dependencies = {} } = await readPackage(join(root, folder));
  const internal = Object.entries(dependencies).filter(([, version]) => version.startsWith('workspace:'));
  /** `dependencies`: workspace packages that it depends on at run time. */
  return { name, folder, dependencies: internal.map(([dependency]) => dependency) };
}

/**
 * Reads what determines the tests that a change can affect.
 * @param describe reads a remote's `remote.config.ts`.
 */
export async function readWorkspace(root: string, describe: (remote: string) => Promise<RemoteAddresses>) {
  const folders = await packageFolders(root);
  const packages = await Promise.all(folders.map((folder) => readWorkspacePackage(root, folder)));
  const files = (await Promise.all(folders.map((folder) => listFiles(join(root, folder))))).flat();
  const unitTests = files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => fromRoot(root, file));
  const remotes: RemoteSources[] = await Promise.all(
    folders
      .filter((name) => name.startsWith('mfe-'))
      .map(async (name) => ({ ...(await describe(name)), chunks: readChunks(root, name) })),
  );
  const texts = await Promise.all(unitTests.map((file) => readFile(join(root, file), 'utf8')));
  const fileReaders = unitTests.filter((_, index) => READS_FILES.test(texts[index] ?? ''));
  // Without duplicates: `host` contains the package `host/deploy/aws`.
  return {
    remotes,
    packages,
    specs: await readSpecs(root),
    /** Unit test files. */
    unitTests: [...new Set(unitTests)],
    /** Those among them that depend on files which they do not import: they read files or run programs. */
    fileReaders: [...new Set(fileReaders)],
  };
}

/** Names of a package and of all packages that it depends on, transitively. */
export const withDependencies = (name: string, packages: readonly WorkspacePackage[]): readonly string[] => [
  ...reachable(
    [name],
    (current) => packages.find((candidate) => candidate.name === current)?.dependencies ?? [],
  ),
];

/** Names of a package and of all packages that depend on it, transitively. */
export const withDependents = (name: string, packages: readonly WorkspacePackage[]): readonly string[] => [
  ...reachable([name], (current) =>
    packages.filter(({ dependencies }) => dependencies.includes(current)).map((dependent) => dependent.name),
  ),
];

/** Name of the package in a folder. @throws if there is none. */
export function packageIn(folder: string, packages: readonly WorkspacePackage[]): string {
  const found = packages.find((candidate) => candidate.folder === folder);
  if (found === undefined) throw new Error(`There is no package in ${folder}`);
  return found.name;
}
