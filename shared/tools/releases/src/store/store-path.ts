import { lstat, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { nullIfMissing } from '@portal/build/error-code';
import { ReleaseError } from '../errors';

/** Why a path may not be used in a store; `undefined` if it may. */
function problemOf(path: string): string | undefined {
  if (path.includes('\0')) return 'contains a NUL character';
  if (path.includes('\\')) return 'contains a backslash';
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'is absolute';
  const segments = path.split('/');
  if (segments.includes('')) return 'has an empty segment';
  return segments.some((segment) => segment === '.' || segment === '..')
    ? 'has a segment "." or ".."'
    : undefined;
}

/**
 * Returns the path of a file or folder from a store's root. REL-8.
 * @throws {ReleaseError} if it could lead out of the store, or name the same file as another path.
 */
export function checkPath(location: string, path: string): string {
  const problem = problemOf(path);
  if (problem === undefined) return path;
  throw new ReleaseError(`${JSON.stringify(path)} cannot be a path in ${location}: it ${problem}`);
}

const isInside = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);

/** The folder of a remote, whose team can put links into it. LEAST-1. */
const teamFolderOf = (path: string): string => /^remotes\/[^/]+(?=\/)/.exec(path)?.[0] ?? '';

/**
 * Returns the absolute path of a file or folder in a folder store. Follows symbolic links on the way
 * that stay inside. It does not protect against links that change during the operation. REL-8.
 * @throws {ReleaseError} if a link leads out of the store, from a remote's folder out of that folder, or to nothing.
 */
export async function resolvePath(location: string, path: string): Promise<string> {
  const full = join(location, checkPath(location, path));
  const root = await realpath(location).catch(nullIfMissing);
  if (root === null) return full;
  const teamFolder = teamFolderOf(path);
  let current = location;
  for (const segment of path.split('/')) {
    current = join(current, segment);
    const found = await lstat(current).catch(nullIfMissing);
    if (found === null) break;
    if (!found.isSymbolicLink()) continue;
    const target = await realpath(current).catch(nullIfMissing);
    const isOfTeam = teamFolder !== '' && current.startsWith(join(location, teamFolder) + sep);
    const bounds = isOfTeam ? await realpath(join(location, teamFolder)) : root;
    if (target !== null && isInside(bounds, target)) continue;
    const where = target === null ? 'to nothing' : `out of ${isOfTeam ? teamFolder : 'it'}, to ${target}`;
    throw new ReleaseError(
      `${JSON.stringify(path)} cannot be a path in ${location}: ${current} is a link that leads ${where}`,
    );
  }
  return full;
}
