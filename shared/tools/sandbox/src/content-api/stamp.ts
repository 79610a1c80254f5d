import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many files are below a folder, and when the last of them changed, in milliseconds.
 * Synchronous: every request of a rendered page waits for it, and asking a thread for each file takes ten times as long.
 */
export function stateOf(folder: string) {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // What an editor has beside a file may be gone by now, or be a link that leads nowhere. A renamed file changes its folder.
  const times = ['', ...entries].map(
    (entry) => statSync(join(folder, entry), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return { files: entries.length, changed: times.reduce((newest, time) => Math.max(newest, time), 0) };
}

/** Folders of the content on `main` and on `develop`, in a content repository. */
export const MAIN_CONTENT = 'content-data';
export const DEVELOP_CONTENT = 'branches/develop/content-data';

/** A text that changes when a content file of a branch is added, removed or edited. @param root of the repository. */
export function contentStamp(root: string): string {
  const folders = [MAIN_CONTENT, DEVELOP_CONTENT].map((name) => join(root, name)).filter(existsSync);
  return folders
    .map(stateOf)
    .map(({ files, changed }) => `${files}:${changed}`)
    .join(' ');
}
