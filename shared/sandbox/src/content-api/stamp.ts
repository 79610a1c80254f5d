import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A text that changes when a file below a folder is added, removed or edited. */
export async function stampOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true });
  const times = await Promise.all(entries.map(async (entry) => (await stat(join(folder, entry))).mtimeMs));
  return `${entries.length}:${times.reduce((newest, time) => Math.max(newest, time), 0)}`;
}
