import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files below a folder: how many, and when the last of them changed, in milliseconds. */
interface FolderState {
  readonly files: number;
  readonly changed: number;
}

export async function stateOf(folder: string): Promise<FolderState> {
  const entries = await readdir(folder, { recursive: true });
  const times = await Promise.all(entries.map(async (entry) => (await stat(join(folder, entry))).mtimeMs));
  return { files: entries.length, changed: times.reduce((newest, time) => Math.max(newest, time), 0) };
}

/** A text that changes when a file below a folder is added, removed or edited. */
export async function stampOf(folder: string): Promise<string> {
  const { files, changed } = await stateOf(folder);
  return `${files}:${changed}`;
}
