import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PROVIDED, type ProvidedName } from '@portal/contract';
import { folderOf, readPackage, workspaceRoot } from './workspace';

/** The package that a provided module belongs to: `react/jsx-runtime` belongs to `react`. */
const packageOf = (name: string): string => {
  const parts = name.split('/');
  return parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
};

async function versionOf(name: string): Promise<string> {
  const owner = packageOf(name);
  if (owner.startsWith('@portal/')) return (await readPackage(folderOf(owner))).version;
  const require = createRequire(join(workspaceRoot, 'host/package.json'));
  return (await readPackage(dirname(require.resolve(`${owner}/package.json`)))).version;
}

/** Resolves to the installed version of every module that the host provides. */
export async function providedVersions(): Promise<Record<ProvidedName, string>> {
  const entries = await Promise.all(PROVIDED.map(async (name) => [name, await versionOf(name)] as const));
  return Object.fromEntries(entries) as Record<ProvidedName, string>;
}

/** The version ranges that a remote built here requires: the same major version, not older. */
export const providedRanges = (versions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));
