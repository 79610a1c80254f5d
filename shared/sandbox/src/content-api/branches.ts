import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where a branch's files are looked for, in this order. `develop` holds the files that differ
 * from `main`, so far the long-term-support release of 3DF.
 */
const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  main: ['.'],
  develop: ['branches/develop', '.'],
};

/** Plain names only: nothing that could leave the folder. */
const SAFE_PATH = /^content-data(\/(?!\.)[\w. -]+)+$/;

/** The bytes of a file of a branch; `null` when there is none. */
export async function readBranchFile(root: string, branch: string, path: string): Promise<Buffer | null> {
  if (!SAFE_PATH.test(path) || !Object.hasOwn(BRANCHES, branch)) return null;
  for (const folder of BRANCHES[branch] ?? []) {
    const bytes = await readIfThere(join(root, folder, path));
    if (bytes !== null) return bytes;
  }
  return null;
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}
