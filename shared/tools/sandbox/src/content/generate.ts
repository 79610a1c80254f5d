import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatObjects, OBJECT_LIST } from '../downloads/objects';
import { sandboxRoot } from '../paths';
import { buildRepository } from './repository';

/** Replaces the content of a folder with these files. */
async function writeBranch(folder: string, files: ReadonlyMap<string, object>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(content, null, 1)}\n`);
  }
}

// Rewrites `content-data/`, `branches/develop/content-data/` and the list of objects.
const { main, develop, objects } = await buildRepository();
await writeBranch(join(sandboxRoot, 'content-data'), main);
await writeBranch(join(sandboxRoot, 'branches/develop/content-data'), develop);
await writeFile(join(sandboxRoot, OBJECT_LIST), formatObjects(objects));
const bytes = objects.reduce((sum, { size }) => sum + size, 0);
console.log(
  `${main.size + develop.size} content files, ${objects.length} objects of ${Math.round(bytes / 1e6)} MB`,
);
