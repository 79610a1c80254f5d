import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '@portal/build/is-running';
import { portalHome } from '@portal/build/workspace';

export const paths = {
  home: portalHome,
  /** The served portal: documents, the host's scripts, the remotes' releases, the registry. */
  site: join(portalHome, 'site'),
  builds: join(portalHome, 'builds'),
  /** The local services' database and archives. */
  data: join(portalHome, 'data'),
  /** Hashes of the inputs that each part of the site was built from. */
  record: join(portalHome, 'site/builds.json'),
} as const;

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

const owned = new Set<string>();
const removeOwned = () => owned.forEach(remove);

/**
 * Makes an empty folder that only this process uses, because several commands can run at the same time. It goes when the
 * process ends; those with the same name of processes that were killed go now. DEV-11.
 */
export function ownFolder(name: string): string {
  const folder = join(paths.builds, `${name}-${process.pid}`);
  remove(folder);
  mkdirSync(folder, { recursive: true });
  if (owned.size === 0) process.once('exit', removeOwned);
  owned.add(folder);
  for (const entry of readdirSync(paths.builds)) {
    const pid = entry.startsWith(`${name}-`) ? Number(entry.slice(name.length + 1)) : Number.NaN;
    if (Number.isInteger(pid) && !isRunning(pid)) remove(join(paths.builds, entry));
  }
  return folder;
}
