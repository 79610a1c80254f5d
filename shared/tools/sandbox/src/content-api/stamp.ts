import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder: how many, and when the last of them changed, in milliseconds. */
interface FolderState {
  readonly files: number;
  readonly changed: number;
}

/** Synchronous: every request of a rendered page waits for it, and asking a thread for each file takes ten times as long. */
export function stateOf(folder: string): FolderState {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const times = entries.map((entry) => statSync(join(folder, entry)).mtimeMs);
  return { files: entries.length, changed: times.reduce((newest, time) => Math.max(newest, time), 0) };
}

/** A text that changes when a file below a folder is added, removed or edited. */
export function stampOf(folder: string): string {
  const { files, changed } = stateOf(folder);
  return `${files}:${changed}`;
}
