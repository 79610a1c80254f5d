import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Folders of each branch, in search order. `develop` has only the files that differ from `main`: the
 * long-term-support release of 3DF.
 */
const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  main: ['.'],
  develop: ['branches/develop', '.'],
};

/** Matches paths that cannot leave the folder. */
const SAFE_PATH = /^content-data(\/(?!\.)[\w. -]+)+$/;

/** Reads a file of a branch; `null` if it does not exist. */
export async function readBranchFile(root: string, branch: string, path: string): Promise<Buffer | null> {
  if (!SAFE_PATH.test(path) || !Object.hasOwn(BRANCHES, branch)) return null;
  for (const folder of BRANCHES[branch] ?? []) {
    const bytes = await readIfExists(join(root, folder, path));
    if (bytes !== null) return bytes;
  }
  return null;
}

async function readIfExists(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}
