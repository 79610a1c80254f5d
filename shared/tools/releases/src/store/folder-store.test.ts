/** @jest-environment node */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolders, scratchFolder } from '../testing/fake-release';
import { FolderStore } from './folder-store';
import { STALE_LOCK_MS } from './lock';
import { bytesOf, readText } from './store';
import { fakeClock } from './testing/fake-clock';

afterEach(removeFolders);

const openScratch = async () => new FolderStore(await scratchFolder());
const change = (path: string, text: string, expected: string | null) => ({
  path,
  bytes: bytesOf(text),
  expected,
});
const textOf = async (store: FolderStore, path: string) => (await readText(store, path))?.text;

test('creates a file only once', async () => {
  const store = await openScratch();
  const created = await Promise.all(['a', 'b', 'c'].map((text) => store.create('x/y.js', bytesOf(text))));
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(await readdir(join(store.location, 'x'))).toEqual(['y.js']);
});

test('replaces files whose tags are as expected', async () => {
  const store = await openScratch();
  expect(await store.replace([change('a', 'first', null), change('b', 'first', null)])).toBe(2);
  const tag = (await store.read('a'))?.tag ?? null;
  expect(await store.replace([change('a', 'second', tag)])).toBe(1);
  expect(await textOf(store, 'a')).toBe('second');
});

test('replaces nothing if one of the tags is not as expected', async () => {
  const store = await openScratch();
  await store.replace([change('a', 'old', null)]);
  const { tag = '' } = (await store.read('a')) ?? {};
  expect(await store.replace([change('a', 'new', tag), change('b', 'new', 'other')])).toBe(0);
  expect(await textOf(store, 'a')).toBe('old');
  expect(await readdir(store.location)).toEqual(['a']);
});

test('leaves no draft if one of the files cannot be written', async () => {
  const store = await openScratch();
  // As a full disk would: the draft's name is longer than a file system takes.
  const long = 'x'.repeat(230);
  await expect(store.replace([change('a', 'x', null), change(long, 'x', null)])).rejects.toThrow(long);
  expect(await readdir(store.location)).toEqual([]);
});

test('takes over the lock of a dead process', async () => {
  const clock = fakeClock({ end: STALE_LOCK_MS + 1_000 });
  const store = new FolderStore(await scratchFolder(), clock);
  await writeFile(join(store.location, '.release.lock'), 'dead process');
  // Of processes that break a lock at once, one can lose its own; it writes nothing, and tries again as releases do.
  const replaceUntilDone = async (path: string): Promise<number> =>
    (await store.replace([change(path, 'x', null)])) || replaceUntilDone(path);
  expect(await Promise.all(['a', 'b', 'c'].map(replaceUntilDone))).toEqual([1, 1, 1]);
  expect((await readdir(store.location)).sort()).toEqual(['a', 'b', 'c']);
});

// REL-11.
test('stops between two files when another process has broken the lock', async () => {
  class Stalling extends FolderStore {
    protected override async move(draft: string, target: string): Promise<void> {
      await super.move(draft, target);
      await rm(join(this.location, '.release.lock'));
    }
  }
  const store = new Stalling(await scratchFolder());
  expect(await store.replace([change('a', 'x', null), change('b', 'x', null)])).toBe(1);
  expect(await readdir(store.location)).toEqual(['a']);
});

test('lists the files of a folder without drafts', async () => {
  const store = await openScratch();
  await store.create('registry/cae.json', bytesOf('{}'));
  await store.create('registry/below/other.json', bytesOf('{}'));
  await writeFile(join(store.location, 'registry/cae.json.1.draft'), '');
  expect(await store.list('registry')).toEqual({
    files: ['registry/cae.json'],
    folders: ['registry/below'],
  });
  expect(await store.list('nowhere')).toEqual({ files: [], folders: [] });
});
