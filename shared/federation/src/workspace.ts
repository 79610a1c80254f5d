import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

function findRoot(from: string): string {
  if (existsSync(join(from, 'pnpm-workspace.yaml'))) return from;
  const parent = dirname(from);
  if (parent === from)
    throw new Error(
      'No pnpm-workspace.yaml in this folder or above it: run this inside the workspace of the portal',
    );
  return findRoot(parent);
}

/** The workspace's root folder. */
export const workspaceRoot = findRoot(process.cwd());

/** Folder for everything that the commands write. Deleting it costs a rebuild and the local accounts. */
export const portalHome = process.env.PORTAL_HOME ?? join(workspaceRoot, '.portal');

/** Names of the remotes in this workspace (folder and package name): every `mfe-*` with a `remote.config.ts`. */
export const REMOTES: readonly string[] = readdirSync(workspaceRoot)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(workspaceRoot, name, 'remote.config.ts')))
  .sort();

interface PackageJson {
  readonly name: string;
  readonly version: string;
  /** Only in the root package. */
  readonly packageManager?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export async function readPackage(folder: string): Promise<PackageJson> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/** The folder of a workspace package: `shared/ui` for `@portal/ui`, `mfe-cae` for `mfe-cae`. */
export const folderOf = (name: string): string =>
  join(workspaceRoot, name.startsWith('@portal/') ? `shared/${name.slice('@portal/'.length)}` : name);
