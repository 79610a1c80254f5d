import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all files below a folder. They begin with the path of the folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
