import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OBJECT_LIST } from '../downloads/objects';

/** Creates a content repository in a temporary folder, with these files and no objects. */
export async function makeContentRoot(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'portal-content-'));
  for (const [path, content] of Object.entries({ [OBJECT_LIST]: '', ...files })) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}
