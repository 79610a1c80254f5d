/** @jest-environment node */
import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { writeAtomically, writeDraft } from './atomic';

const folder = folderForTests();
afterEach(() => jest.restoreAllMocks());

/** Records the inodes of files and folders that are flushed, with the size they have then. */
async function recordFlushes(): Promise<{ inode: number; size: number }[]> {
  const handle = await open(folder.path, 'r');
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const flushes: { inode: number; size: number }[] = [];
  const { sync } = prototype;
  jest.spyOn(prototype, 'sync').mockImplementation(async function flush(this: typeof handle) {
    const { ino, size } = await this.stat();
    flushes.push({ inode: ino, size });
    await sync.call(this);
  });
  return flushes;
}

const inodeOf = async (path: string) => (await stat(path)).ino;

// REL-11.
test('flushes a draft with all of its content, and each new folder', async () => {
  const flushes = await recordFlushes();
  const draft = await writeDraft(join(folder.path, 'a/b/file'), 'content');
  expect(flushes).toContainEqual({ inode: await inodeOf(draft), size: 7 });
  const parents = [folder.path, join(folder.path, 'a')];
  const inodes = flushes.map(({ inode }) => inode);
  for (const parent of parents) expect(inodes).toContain(await inodeOf(parent));
});

// REL-11.
test('flushes the content before the rename, and the folder after it', async () => {
  const path = join(folder.path, 'file');
  const flushes = await recordFlushes();
  await writeAtomically(path, 'content');
  expect(flushes.map(({ inode }) => inode)).toEqual([await inodeOf(path), await inodeOf(folder.path)]);
  expect(await readFile(path, 'utf8')).toBe('content');
});

test('leaves no draft where the file cannot be put', async () => {
  await mkdir(join(folder.path, 'file'));
  await expect(writeAtomically(join(folder.path, 'file'), 'content')).rejects.toThrow();
  expect(await readdir(folder.path)).toEqual(['file']);
});
