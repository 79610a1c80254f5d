import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageEntry, PageList } from '../pages-folder';

/** Changes the list of a folder. */
export async function changeList(folder: string, change: (list: PageList) => object): Promise<void> {
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}
/** Changes each entry of a folder's list. */
export const changePages = (folder: string, change: (page: PageEntry) => object) =>
  changeList(folder, (list) => ({ ...list, pages: list.pages.map(change) }));

/** Adds a fragment as an enemy would, with the right hash. */
export async function addFragment(folder: string, fragment: object): Promise<string> {
  const text = JSON.stringify(fragment);
  const hash = createHash('sha256').update(text).digest('hex');
  await writeFile(join(folder, 'fragments', `${hash}.json`), text);
  return hash;
}
