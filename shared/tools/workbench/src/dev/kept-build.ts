import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths';
import { isRunning } from './dev-site';

/** Whether a dev server that runs is building in this folder, or in one beside it with the same beginning. */
function isBeingMade(name: string): boolean {
  const pid = /\.(\d+)(?:\.|$)/.exec(name)?.[1];
  return pid !== undefined && isRunning(Number(pid));
}

/**
 * A folder with a build that is kept until its inputs change. It is built in a folder of its own first, so that a build
 * that was ended early is not taken for one, and that dev servers can build the same at the same time. Builds of earlier
 * inputs are deleted. DEV-7, DEV-11.
 * @param name of the build; no other one's name may begin with it.
 * @param hash of everything that the build reads.
 * @param build writes into a folder, which exists.
 */
export async function keptBuild(
  name: string,
  hash: string,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(paths.builds, `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  await build(making);
  try {
    await rename(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another dev server has built the same meanwhile.
    await rm(making, { recursive: true, force: true });
  }
  for (const other of await readdir(paths.builds))
    if (other.startsWith(`${name}-`) && join(paths.builds, other) !== folder && !isBeingMade(other))
      await rm(join(paths.builds, other), { recursive: true, force: true });
  return folder;
}
