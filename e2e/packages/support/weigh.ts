import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What is in a folder `node_modules`. */
export interface Weight {
  /** How many packages npm has put there, also below others. */
  readonly packages: number;
  /** What they take on disk. */
  readonly megabytes: number;
}

/** What a remote may install, in all; the README of the SDK has the figures. SDK-8. */
export const MAX_INSTALLED: Weight = { packages: 130, megabytes: 250 };

const BLOCK = 512;

/** Counts the packages of a folder `node_modules`, and adds up what `du -m` does: the blocks of each file once. */
export async function weigh(folder: string): Promise<Weight> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const seen = new Set<number>();
  let packages = 0;
  let blocks = 0;
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const isPackage = /node_modules\/(?:@[^/]+\/)?[^/@][^/]*\/package\.json$/.test(path);
    if (isPackage) packages += 1;
    const stats = await lstat(path);
    if (!seen.has(stats.ino)) blocks += stats.blocks;
    seen.add(stats.ino);
  }
  return { packages, megabytes: (blocks * BLOCK) / 2 ** 20 };
}
