/** @jest-environment node */
// A file system without hard links, such as one that is mounted over a network.
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolders, scratchFolder } from '../testing/fake-release';
import { FolderStore } from './folder-store';
import { bytesOf, readText } from './store';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  const link = () => Promise.reject(Object.assign(new Error('EPERM'), { code: 'EPERM' }));
  return { ...actual, link, rename: jest.fn(actual.rename) };
});

afterEach(removeFolders);

test('a file is created once, also by several publishers', async () => {
  const store = new FolderStore(await scratchFolder());
  const created = await Promise.all(['a', 'b', 'c'].map((text) => store.create('x/y.js', bytesOf(text))));
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(await readdir(join(store.location, 'x'))).toEqual(['y.js']);
});

// REL-1, REL-4.
test('a file whose creation fails on a full disk is not there, and the same command creates it', async () => {
  const store = new FolderStore(await scratchFolder());
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  jest.mocked(rename).mockRejectedValueOnce(full);
  await expect(store.create('y.js', bytesOf('whole'))).rejects.toBe(full);
  expect(await readdir(store.location)).toEqual([]);
  expect(await store.create('y.js', bytesOf('whole'))).toBe(true);
  expect((await readText(store, 'y.js'))?.text).toBe('whole');
});
