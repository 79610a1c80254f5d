import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { CHUNK_MAP_FILE, PROVIDED_EXPORTS_FILE } from '@portal/build';
import { filesIn } from '@portal/build/files-in';
import { RENDER_SCRIPT, RENDER_STYLES } from '@portal/build/render-files';
import { hashOf } from './store/store';

/** Build output that publishing reads and does not publish. */
const NOT_PUBLISHED = new Set([CHUNK_MAP_FILE, PROVIDED_EXPORTS_FILE, 'mf-stats.json']);

/** The files of a build, as its manifest names them. */
const filesOf = async (folder: string): Promise<string[]> =>
  (await filesIn(folder)).map((path) => relative(folder, path).replaceAll('\\', '/')).sort();

/** Moves source maps out of a build folder and deletes what is not published. */
export async function removeUnpublishedFiles(folder: string, sourceMaps: string | undefined): Promise<void> {
  for (const file of await filesOf(folder)) {
    const path = join(folder, file);
    if (NOT_PUBLISHED.has(file)) await rm(path);
    if (!file.endsWith('.map') || sourceMaps === undefined) continue;
    const target = join(sourceMaps, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }
}

/** Resolves to the hashes of all files in a folder, by path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const files = await filesOf(folder);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, hashOf(await readFile(join(folder, file)))] as const)),
  );
}

/** Moves the files that render pages from their build into a release's folder. */
export async function keepRenderFiles(scratch: string, output: string): Promise<void> {
  const files = (await readdir(scratch)).filter((file) => file === RENDER_SCRIPT || file === RENDER_STYLES);
  await Promise.all(files.map((file) => rename(join(scratch, file), join(output, file))));
  await rm(scratch, { recursive: true });
}
