import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OBJECT_LIST } from '../downloads/objects';

/** Writes files into a folder, by path. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>) {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Creates a content repository in a temporary folder, with these files and no objects. */
export async function makeContentRoot(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'portal-content-'));
  await writeFiles(root, { [OBJECT_LIST]: '', ...files });
  return root;
}
