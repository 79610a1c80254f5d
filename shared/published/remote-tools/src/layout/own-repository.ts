/**
 * The repository of one remote. In the published tools, this module takes the place of
 * `shared/tools/build/src/workspace.ts`; `layout.test.ts` checks that it exports the same.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findRoot } from '@portal/build/find-root';
import type { PackageJson } from '@portal/build/package-json';
import type { ProvidedName } from '@portal/contract';
import { UsageError } from '@portal/workbench/src/command-line/failure';
import { toolsFolder } from './tools-folder';

/** The remote's folder. */
export const workspaceRoot = findRoot('remote.config.ts', 'run this in the folder of a remote');

/** Folder for everything that the commands write. */
export const portalHome = process.env.PORTAL_HOME || join(workspaceRoot, '.portal');

/** @throws {UsageError} if the file is missing, or no JSON. */
function readJson<T>(file: string, instead: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${instead}`, { cause });
  }
}

/** @throws {UsageError} if the manifest cannot be read, or has no name. */
function readRemoteName(): string {
  const manifest = join(workspaceRoot, 'package.json');
  const must = 'it must be JSON, with the name of the remote.';
  const name = readJson<Partial<PackageJson> | null>(manifest, must)?.name;
  if (!name) throw new UsageError(`${manifest} has no name: ${must}`);
  return name;
}

/** Name of the only remote. */
export const REMOTES: readonly string[] = [readRemoteName()];

export const folderOf = (_: string): string => workspaceRoot;

const requireTool = createRequire(join(toolsFolder, 'package.json'));

/** Folders in which webpack looks for loaders: `node_modules` from the tools upwards. */
export const loaderFolders: readonly string[] = requireTool.resolve.paths('css-loader') ?? [];

export const webpackModule = (name: string): string => join(toolsFolder, `dist/${name}.js`);

/** The version of these tools and, exactly, of what they use. */
export const buildCode = (): readonly string[] => [join(toolsFolder, 'package.json')];

export const hotFolder = join(toolsFolder, 'dist/hot');

export const inPageScript = (name: string): string => webpackModule(name);

/** What the SDK says about the host that it was built with. */
interface Provided {
  /** The name that code imports, by the name of the provided module. */
  readonly names: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, string>>;
}

const requireInRemote = createRequire(join(workspaceRoot, 'package.json'));

function findProvided(): string {
  try {
    return requireInRemote.resolve('@portal/sdk/provided.json');
  } catch (cause) {
    throw new UsageError(`@portal/sdk is not installed in ${workspaceRoot}: run npm install.`, { cause });
  }
}

const provided = readJson<Provided>(findProvided(), 'run npm install.');

export const importNamesOf = (name: ProvidedName): readonly string[] => [provided.names[name] ?? name];

export async function providedVersion(name: ProvidedName): Promise<string> {
  const version = provided.versions[name];
  if (version === undefined)
    throw new UsageError(
      `The installed @portal/sdk does not have ${name}: install @portal/sdk and @portal/remote-tools in the same version.`,
    );
  return version;
}
