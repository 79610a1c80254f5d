import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

function findRoot(from: string): string {
  if (existsSync(join(from, 'pnpm-workspace.yaml'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No pnpm-workspace.yaml here or above: run this inside the portal');
  return findRoot(parent);
}

/** The workspace's root folder. */
export const workspaceRoot = findRoot(process.cwd());

/** Everything that the commands make lives here; deleting it costs a rebuild and the local accounts. */
export const portalHome = process.env.PORTAL_HOME ?? join(workspaceRoot, '.portal');

/** The remotes of this workspace, by folder and package name: every `mfe-*` that describes itself. */
export const REMOTES: readonly string[] = readdirSync(workspaceRoot)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(workspaceRoot, name, 'remote.config.ts')))
  .sort();

interface PackageJson {
  readonly name: string;
  readonly version: string;
  /** The root's alone. */
  readonly packageManager?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export async function readPackage(folder: string): Promise<PackageJson> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/** The folder of a workspace package: `@portal/ui` is `shared/ui`, `mfe-cae` is itself. */
export const folderOf = (name: string): string =>
  join(workspaceRoot, name.startsWith('@portal/') ? `shared/${name.slice('@portal/'.length)}` : name);
