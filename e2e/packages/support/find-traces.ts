import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@portal/build/files-in';

/** Sources and manifests; other files cannot make a program load something. */
const READABLE = /\.(m?js|cjs|ts|json|map|html|css|md|yaml)$/;

/** Links that leave a folder. */
export async function linksOut(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  const targets = await Promise.all(
    links.map(async ({ parentPath, name }) => [name, await realpath(join(parentPath, name))] as const),
  );
  const own = await realpath(folder);
  return targets.filter(([, target]) => !target.startsWith(own)).map(([name]) => name);
}

/** The files below a folder that contain a text. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of await filesIn(folder))
    if (READABLE.test(path) && (await readFile(path, 'utf8')).includes(text)) found.push(path);
  return found;
}
