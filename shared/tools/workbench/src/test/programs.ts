import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Candidate paths of programs with these names, in the order of the search path. */
export const onSearchPath = (names: readonly string[], path = process.env.PATH ?? ''): string[] =>
  path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Installs Debian packages. Resolves to false if this is not Linux, the user is not root, or apt fails. */
export async function installWithApt(packages: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  // Ignore a failed update: the existing package lists may be sufficient.
  await run('apt-get', ['update', '-qq']).catch(() => 1);
  return (await run('apt-get', ['install', '-y', '-qq', ...packages]).catch(() => 1)) === 0;
}
