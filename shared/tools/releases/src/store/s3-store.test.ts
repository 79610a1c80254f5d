/**
 * @jest-environment node
 *
 * The real client against an in-memory bucket, over HTTP. `testing/bucket.ts` lists what the bucket
 * supports, and so what these tests cannot show.
 */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Bucket, startBucket } from '../testing/bucket';
import { publishRemote, removeFolders } from '../testing/fake-release';
import { openStore } from './open-store';
import { bytesOf, type ReleaseStore, readText } from './store';

let bucket: Bucket;
let store: ReleaseStore;

beforeEach(async () => {
  bucket = await startBucket();
  store = openStore(`s3://${bucket.name}/dev/portal`);
});
afterEach(async () => {
  await bucket.close();
  await removeFolders();
});

const remote = { name: 'mfe-x', version: '1.0.0' };
const textOf = async (path: string) => (await readText(store, path))?.text;
const change = (path: string, text: string, expected: string | null) => ({
  path,
  bytes: bytesOf(text),
  expected,
});

test('reads and lists objects', async () => {
  expect(await store.read('none')).toBeNull();
  await store.create('a/b.json', bytesOf('{}'));
  expect(await textOf('a/b.json')).toBe('{}');
  expect(await store.list('a')).toEqual({ files: ['a/b.json'], folders: [] });
});

test('creates an object only once', async () => {
  expect(await store.create('a', bytesOf('first'))).toBe(true);
  expect(await store.create('a', bytesOf('second'))).toBe(false);
  expect(await textOf('a')).toBe('first');
  const raced = await Promise.all(['x', 'y', 'z'].map((text) => store.create('b', bytesOf(text))));
  expect(raced.filter(Boolean)).toHaveLength(1);
});

test('replaces objects in order while their tags are as expected', async () => {
  expect(await store.replace([change('a', '1', null), change('b', '1', null)])).toBe(2);
  const { tag = '' } = (await store.read('a')) ?? {};
  expect(
    await store.replace([change('a', '2', tag), change('b', '2', '"other"'), change('c', '2', null)]),
  ).toBe(1);
  expect([await textOf('a'), await textOf('b'), await textOf('c')]).toEqual(['2', '1', undefined]);
  expect(await store.replace([change('a', '3', tag)])).toBe(0);
  expect(await store.replace([change('gone', '3', tag)])).toBe(0);
});

test('lists a folder over several pages, its subfolders apart', async () => {
  await bucket.close();
  bucket = await startBucket({ pageSize: 3 });
  const names = ['a&b.json', 'a.json', 'b.json', 'c d.json', 'd.json', 'e.json', 'ü.json'];
  const paths = names.map((name) => `registry/${name}`);
  for (const path of [...paths, 'registry/deep/x.json', 'registry/deep/y.json', 'registry.json'])
    await store.create(path, bytesOf(path));
  const { files, folders } = await store.list('registry');
  expect(files.toSorted()).toEqual(paths.toSorted());
  expect(folders).toEqual(['registry/deep']);
  expect((await store.list('registry/deep')).files).toEqual(['registry/deep/x.json', 'registry/deep/y.json']);
});

const conflict = { status: 409, code: 'ConditionalRequestConflict' };

// REL-5.
test('creates an object again after a 409, which does not say whether it exists', async () => {
  bucket.refuse(conflict, conflict);
  expect(await store.create('a', bytesOf('1'))).toBe(true);
  expect(await textOf('a')).toBe('1');
  expect(await store.create('a', bytesOf('2'))).toBe(false);
});

test('publishes a release although some of its objects are answered with 409', async () => {
  bucket.refuse(conflict, conflict, conflict);
  expect(await publishRemote(store, remote)).toEqual({ kind: 'published', sent: 2 });
});

test('treats 409 on a replacement as a lost race, and retries on 503', async () => {
  bucket.refuse({ status: 503, code: 'SlowDown' });
  expect(await store.create('a', bytesOf('1'))).toBe(true);
  const { tag = '' } = (await store.read('a')) ?? {};
  bucket.refuse(conflict);
  expect(await store.replace([change('a', '2', tag)])).toBe(0);
  expect(await textOf('a')).toBe('1');
});

test.each([
  ['a missing permission', { status: 403, code: 'AccessDenied' }],
  ['an unsupported condition', { status: 501, code: 'NotImplemented' }],
])('fails for %s with the error code of the provider', async (_, refusal) => {
  // More than the client's retries.
  bucket.refuse(...Array.from({ length: 5 }, () => refusal));
  await expect(store.create('a', bytesOf('1'))).rejects.toThrow(refusal.code);
});

// REL-10.
test.each([
  ['If-None-Match', 'ifNoneMatch'],
  ['If-Match', 'ifMatch'],
] as const)('refuses a provider that ignores %s, and publishes nothing', async (header, ignored) => {
  await bucket.close();
  bucket = await startBucket({ ignores: [ignored] });
  store = openStore(`s3://${bucket.name}/dev/portal`);
  const refusal = { name: 'ReleaseError', message: expect.stringContaining(header) };
  await expect(store.create('a', bytesOf('1'))).rejects.toMatchObject(refusal);
  await expect(store.replace([change('a', '1', null)])).rejects.toMatchObject(refusal);
  await expect(publishRemote(store, remote)).rejects.toMatchObject(refusal);
  expect(bucket.writes).toEqual([]);
});

test('probes a provider again from another process, next to the object of the first probe', async () => {
  await store.create('a', bytesOf('1'));
  const again = openStore(store.location);
  expect(await again.create('b', bytesOf('2'))).toBe(true);
  expect(await again.create('a', bytesOf('2'))).toBe(false);
});

test('fails if the bucket does not exist, instead of treating it as empty', async () => {
  const elsewhere = openStore('s3://no-such-bucket/portal');
  await expect(elsewhere.list('a')).rejects.toThrow('NoSuchBucket');
  await expect(elsewhere.replace([change('a', '1', null)])).rejects.toThrow('NoSuchBucket');
  await expect(elsewhere.read('a')).rejects.toThrow('NoSuchBucket');
});

test('stores each object with its headers', async () => {
  await publishRemote(store, remote);
  const client = new S3Client({ forcePathStyle: true });
  const metadata = async (path: string) => {
    const { ContentType, ContentEncoding, CacheControl } = await client.send(
      new GetObjectCommand({ Bucket: bucket.name, Key: `dev/portal/${path}` }),
    );
    return [ContentType, ContentEncoding, CacheControl];
  };
  const script = 'text/javascript; charset=utf-8';
  const forever = 'public, max-age=31536000, immutable';
  expect(await metadata('remotes/mfe-x/1.0.0/entry.js')).toEqual([script, undefined, forever]);
  expect(await metadata('remotes/mfe-x/1.0.0/entry.js.br')).toEqual([script, 'br', forever]);
  expect((await metadata('remotes.json'))[2]).toBe('no-cache');
  expect((await metadata('registry/mfe-x.json'))[2]).toBe('no-cache');
});

test('writes immutable files first, then the registry, then the shards', async () => {
  await publishRemote(store, remote);
  const places = bucket.writes.map((key) => key.replace('dev/portal/', '').split('/')[0]);
  expect([...new Set(places)]).toEqual(['remotes', 'remotes.json', 'registry']);
  expect(bucket.writes.filter((key) => key.includes('/remotes/')).at(-1)).toMatch(/release\.json$/);
});

test('keeps the portal unchanged, wherever a release is interrupted, and then sends only the rest', async () => {
  const publish = (version: string) => publishRemote(store, { ...remote, version });
  await publish('1.0.0');
  const before = await textOf('remotes.json');
  const shard = await textOf('registry/mfe-x.json');
  // Two files in two forms, the manifest, the registry.
  for (let changes = 0; changes < 6; changes += 1) {
    const version = `1.${changes + 1}.0`;
    bucket.allow(changes);
    await expect(publish(version)).rejects.toThrow();
    expect(await textOf('remotes.json')).toBe(before);
    bucket.allow(Number.POSITIVE_INFINITY);
    await publish(version);
    const sent = bucket.writes.filter((key) => key.includes(`/${version}/`));
    expect(sent).toHaveLength(new Set(sent).size);
    // Restore the registry for the next iteration.
    const { tag = '' } = (await store.read('remotes.json')) ?? {};
    await store.replace([change('remotes.json', before ?? '', tag)]);
  }
  expect(await textOf('registry/mfe-x.json')).toBe(shard);
});
