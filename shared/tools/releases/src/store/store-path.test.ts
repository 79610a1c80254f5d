/** @jest-environment node */
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket, startBucket } from '../testing/bucket';
import { removeFolders, scratchFolder } from '../testing/fake-release';
import { DryRunStore } from './dry-run-store';
import { FolderStore } from './folder-store';
import { openStore } from './open-store';
import { bytesOf, type ReleaseStore, readText } from './store';

let bucket: Bucket;

beforeEach(async () => {
  bucket = await startBucket();
});
afterEach(async () => {
  await bucket.close();
  await removeFolders();
});

const openBucket = () => openStore(`s3://${bucket.name}/dev/portal`);
/** A store in a folder of its own, so that `../` leads to an empty folder. */
const openFolder = async () => new FolderStore(join(await scratchFolder(), 'store'));
const stores: readonly (readonly [string, () => ReleaseStore | Promise<ReleaseStore>])[] = [
  ['a folder', openFolder],
  ['a bucket', openBucket],
  ['a dry run of a folder', async () => new DryRunStore(await openFolder())],
  ['a dry run of a bucket', () => new DryRunStore(openBucket())],
];
const outside = [
  '../outside.js',
  'remotes/../../outside.js',
  'remotes/..',
  './outside.js',
  '/etc/outside.js',
  'C:/outside.js',
  'remotes\\..\\outside.js',
  'remotes/a\0.js',
  'remotes//a.js',
  'remotes/',
  '',
];
const bytes = bytesOf('x');

// REL-8.
describe.each(stores)('%s', (_, open) => {
  test.each(outside)('refuses the path %j in every operation', async (path) => {
    const store = await open();
    const refusal = { name: 'ReleaseError', message: expect.stringContaining(JSON.stringify(path)) };
    await expect(store.read(path)).rejects.toMatchObject(refusal);
    await expect(store.create(path, bytes)).rejects.toMatchObject(refusal);
    await expect(store.replace([{ path, bytes, expected: null }])).rejects.toMatchObject(refusal);
    await expect(store.list(path)).rejects.toMatchObject(refusal);
  });

  test('writes nothing if one of several paths is refused', async () => {
    const store = await open();
    const changes = ['a.json', '../b.json'].map((path) => ({ path, bytes, expected: null }));
    await expect(store.replace(changes)).rejects.toThrow('"../b.json"');
    expect(await store.read('a.json')).toBeNull();
  });

  test('accepts dots in names', async () => {
    const store = await open();
    expect(await store.create('registry/..points/@none.v1..json', bytes)).toBe(true);
    expect((await store.list('registry/..points')).files).toEqual(['registry/..points/@none.v1..json']);
  });
});

// REL-8.
describe('symbolic links in a folder', () => {
  async function withLink(target: (outer: string) => string) {
    const outer = await scratchFolder();
    await mkdir(join(outer, 'elsewhere'));
    await writeFile(join(outer, 'elsewhere/page.js'), 'outside');
    const store = new FolderStore(join(outer, 'store'));
    await mkdir(join(store.location, 'inside'), { recursive: true });
    await symlink(target(outer), join(store.location, 'remotes'));
    return { outer, store };
  }

  test.each([
    ['out of the store', (outer: string) => join(outer, 'elsewhere')],
    ['to a folder beside it whose name starts the same', () => '../store-2'],
    ['nowhere', (outer: string) => join(outer, 'missing')],
  ])('refuses a link that leads %s', async (_, target) => {
    const { outer, store } = await withLink(target);
    await mkdir(join(outer, 'store-2'));
    for (const checked of [store, new DryRunStore(store)]) {
      const refusal = /"remotes.*remotes.*link/;
      await expect(checked.read('remotes/page.js')).rejects.toThrow(refusal);
      await expect(checked.create('remotes/new.js', bytes)).rejects.toThrow(refusal);
      await expect(checked.replace([{ path: 'remotes/a/new.js', bytes, expected: null }])).rejects.toThrow(
        refusal,
      );
      await expect(checked.list('remotes')).rejects.toThrow(refusal);
    }
    expect(await readdir(join(outer, 'elsewhere'))).toEqual(['page.js']);
    expect(await readdir(join(outer, 'store-2'))).toEqual([]);
  });

  test('refuses a file that is a link out of the store', async () => {
    const { outer, store } = await withLink(() => 'inside');
    await symlink(join(outer, 'elsewhere/page.js'), join(store.location, 'inside/page.js'));
    await expect(store.read('remotes/page.js')).rejects.toThrow('link');
    await expect(store.create('inside/page.js', bytes)).rejects.toThrow('link');
  });

  test('refuses a link by which a team leads out of its own folder, and follows one within it', async () => {
    const store = new FolderStore(await scratchFolder());
    await store.create('remotes/mfe-b/1.0.0/page.js', bytes);
    const link = (target: string, version: string) =>
      symlink(target, join(store.location, 'remotes/mfe-b', version));
    await store.create('remotes/mfe-a/1.0.0/page.js', bytes);
    await link('../mfe-a/1.0.0', '2.0.0');
    await link('../..', '3.0.0');
    await link('1.0.0', '4.0.0');
    for (const version of ['2.0.0', '3.0.0']) {
      await expect(store.list(`remotes/mfe-b/${version}`)).rejects.toThrow('out of remotes/mfe-b');
      await expect(store.remove([`remotes/mfe-b/${version}/page.js`])).rejects.toThrow(
        'out of remotes/mfe-b',
      );
    }
    expect(await store.read('remotes/mfe-b/4.0.0/page.js')).not.toBeNull();
    expect(await store.read('remotes/mfe-a/1.0.0/page.js')).not.toBeNull();
  });

  test('follows a link that stays inside, and a link to the store itself', async () => {
    const { outer, store } = await withLink(() => 'inside');
    expect(await store.create('remotes/a.js', bytes)).toBe(true);
    await symlink(store.location, join(outer, 'current'));
    const current = new FolderStore(join(outer, 'current'));
    expect((await readText(current, 'remotes/a.js'))?.text).toBe('x');
  });
});
