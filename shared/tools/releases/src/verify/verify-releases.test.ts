/** @jest-environment node */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { manifestPath, readManifest, readVersion, serializeRemoved } from '../manifest';
import { readRegistry } from '../registry/registry-store';
import { isListed } from '../removal/remove-versions';
import { DryRunStore } from '../store/dry-run-store';
import { FolderStore } from '../store/folder-store';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/store';
import {
  fakeHost,
  fakeRemote,
  publishHost,
  publishRemote,
  removeFolders,
  scratchFolder,
  startBucket,
} from '../testing';
import { interruptedAtEachWrite } from '../testing/stores';
import { verifyReleases } from './verify-releases';

/** A store that tests copy. */
let base: string;

beforeAll(async () => {
  base = (await prepare(new FolderStore(await scratchFolder()))).location;
});
afterAll(removeFolders);

const folder = 'remotes/mfe-x/1.0.0';
/** Large enough for compressed variants. */
const CODE = `start(${'"portal", '.repeat(100)})`;
const entry = `${folder}/entry.js`;

async function prepare(store: ReleaseStore): Promise<ReleaseStore> {
  for (const version of ['1.0.0', '1.1.0'])
    await publishRemote(store, { name: 'mfe-x', version, code: CODE });
  await publishHost(store, '1.0.0');
  // The fake releases have no gzip variants: verification adds them to files that are large enough.
  await verifyReleases(store);
  return store;
}

async function prepared(): Promise<ReleaseStore> {
  const location = await scratchFolder();
  await cp(base, location, { recursive: true });
  return new FolderStore(location);
}
const at = (store: ReleaseStore, path: string) => join(store.location, path);
const write = (path: string, content: string | Uint8Array) => (store: ReleaseStore) =>
  writeFile(at(store, path), content);
const remove =
  (...paths: readonly string[]) =>
  async (store: ReleaseStore) => {
    await Promise.all(paths.map((path) => rm(at(store, path))));
  };

async function expectIntact(store: ReleaseStore): Promise<void> {
  expect(await verifyReleases(store)).toEqual([]);
  expect((await readFile(at(store, entry))).toString()).toBe(CODE);
  expect(brotliDecompressSync(await readFile(at(store, `${entry}.br`))).toString()).toBe(CODE);
  expect(gunzipSync(await readFile(at(store, `${entry}.gz`))).toString()).toBe(CODE);
}

test('finds nothing in an intact store, and writes nothing', async () => {
  const store = await prepared();
  const plan = new DryRunStore(store);
  expect(await verifyReleases(plan)).toEqual([]);
  expect(plan.written).toEqual([]);
});

// REL-14.
test.each<[what: string, damage: (store: ReleaseStore) => Promise<void>, found: readonly [string, string][]]>(
  [
    ['a damaged file', write(entry, 'damaged'), [[entry, `from ${entry}.br`]]],
    ['a missing file', remove(entry), [[entry, `from ${entry}.br`]]],
    ['an empty file', write(entry, ''), [[entry, `from ${entry}.br`]]],
    ['a damaged Brotli variant', write(`${entry}.br`, 'damaged'), [[`${entry}.br`, `from ${entry}`]]],
    [
      'a variant of another file',
      write(`${entry}.br`, brotliCompressSync('x')),
      [[`${entry}.br`, `from ${entry}`]],
    ],
    ['a missing gzip variant', remove(`${entry}.gz`), [[`${entry}.gz`, `from ${entry}`]]],
    [
      'a missing file with a damaged variant',
      async (store) => {
        await remove(entry)(store);
        await write(`${entry}.br`, 'damaged')(store);
      },
      [
        [entry, `from ${entry}.gz`],
        [`${entry}.br`, `from ${entry}`],
      ],
    ],
    [
      'a script of the host',
      write('host/main.1.0.0.js', 'damaged'),
      [['host/main.1.0.0.js', 'from host/main.1.0.0.js.br']],
    ],
  ],
)('repairs %s', async (_, damage, found) => {
  const store = await prepared();
  await damage(store);
  const expected = found.map(([path, how]) => ({ kind: 'repaired', path, how }));
  expect(await verifyReleases(store)).toEqual(expected);
  await expectIntact(store);
});

// REL-14.
test('repairs from another store what has no copy beside it', async () => {
  const store = await prepared();
  const page = `${folder}/page.js`;
  await remove(page, `${page}.br`, `${page}.gz`, manifestPath('mfe-x', '1.0.0'))(store);
  // Without the manifest, nothing says which files there should be.
  const reason = 'is missing, and no copy of it was found';
  const broken = { kind: 'broken', path: manifestPath('mfe-x', '1.0.0'), reason };
  expect(await verifyReleases(store)).toEqual([broken]);
  const from = await fakeRemote({ name: 'mfe-x', version: '1.0.0', code: CODE });
  expect(await verifyReleases(store, { from: from })).toMatchObject([
    { kind: 'repaired', path: page, how: `from ${from.location}` },
    { kind: 'repaired', path: `${page}.br` },
    { kind: 'repaired', path: `${page}.gz` },
    { kind: 'repaired', path: manifestPath('mfe-x', '1.0.0'), how: `from ${from.location}` },
  ]);
  await expectIntact(store);
});

test.each([
  ['a damaged manifest', '{', 'is damaged'],
  ['a manifest of another release', '{"kind":"host"}', 'is damaged'],
])('does not repair %s from a store with another release', async (_, content, problem) => {
  const store = await prepared();
  await write(manifestPath('mfe-x', '1.0.0'), content)(store);
  const other = await fakeRemote({ name: 'mfe-x', version: '1.0.0', code: 'other' });
  const reason = `${problem}, and ${other.location} has another release of this version`;
  expect(await verifyReleases(store, { from: other })).toEqual([
    { kind: 'broken', path: manifestPath('mfe-x', '1.0.0'), reason },
  ]);
});

test('takes the manifest of a host only from a store with the same documents', async () => {
  const store = await prepared();
  const path = manifestPath('host', '1.0.0');
  await remove(path)(store);
  const other = await fakeHost('1.0.0', { text: ' of staging' });
  const reason = `is missing, and ${other.location} has another release of this version`;
  expect(await verifyReleases(store, { from: other })).toEqual([{ kind: 'broken', path, reason }]);
  const same = await fakeHost('1.0.0');
  expect(await verifyReleases(store, { from: same })).toEqual([
    { kind: 'repaired', path, how: `from ${same.location}` },
  ]);
});

test('does not take other bytes from another store', async () => {
  const store = await prepared();
  await remove(entry, `${entry}.br`, `${entry}.gz`)(store);
  const other = await fakeRemote({ name: 'mfe-x', version: '1.0.0', code: 'other' });
  const reason = 'is missing, and no copy of it was found';
  expect(await verifyReleases(store, { from: other })).toEqual([{ kind: 'broken', path: entry, reason }]);
});

test('verifies the hosts that a rollback returns to', async () => {
  const store = await prepared();
  await publishHost(store, '2.0.0', {}, { promote: true });
  const path = 'host/releases/1.0.0/root/index.html';
  await write(path, 'damaged')(store);
  expect(await verifyReleases(store)).toEqual([{ kind: 'repaired', path, how: `from ${path}.br` }]);
});

// REL-13.
test.each([
  ['1.0.0', 'complete', true],
  ['1.1.0', 'removed', false],
] as const)('after an interrupted removal of %s, the release is %s', async (version, kind, listed) => {
  const store = await prepared();
  const manifest = await readManifest(store, 'mfe-x', version);
  const removed = '2026-11-21T12:00:00.000Z';
  const record = serializeRemoved({ kind: 'removed', name: 'mfe-x', version, removed, manifest });
  await write(manifestPath('mfe-x', version), record)(store);
  expect(await verifyReleases(store)).toMatchObject([{ kind: 'repaired' }]);
  expect((await readVersion(store, 'mfe-x', version)).kind).toBe(kind);
  expect(isListed(await readRegistry(store), { name: 'mfe-x', version })).toBe(listed);
  expect(await verifyReleases(store)).toEqual([]);
});

// REL-13.
test('a used release whose files are being deleted is not restored', async () => {
  const store = await prepared();
  const manifest = await readManifest(store, 'mfe-x', '1.0.0');
  const removed = '2026-11-21T12:00:00.000Z';
  const path = manifestPath('mfe-x', '1.0.0');
  const about = { kind: 'removed', name: 'mfe-x', version: '1.0.0' } as const;
  await write(path, serializeRemoved({ ...about, removed, manifest, deletes: true }))(store);
  const reason = 'the release was removed, but the registry uses it';
  expect(await verifyReleases(store)).toEqual([{ kind: 'broken', path, reason }]);
  expect((await readVersion(store, 'mfe-x', '1.0.0')).kind).toBe('removed');
});

// REL-4, REL-14.
test('finishes when it runs again, wherever it is interrupted', async () => {
  const writes = await interruptedAtEachWrite(
    async () => {
      const store = await prepared();
      await remove(entry, `${entry}.gz`)(store);
      await write(`${folder}/page.js`, '')(store);
      return store.location;
    },
    (store) => verifyReleases(store),
    async (location) => {
      const store = new FolderStore(location);
      await verifyReleases(store);
      await expectIntact(store);
    },
  );
  expect(writes).toBe(3);
});

// REL-5, REL-14.
test('repairs a file once when several processes repair the same bucket', async () => {
  const bucket = await startBucket();
  try {
    const store = await prepare(openStore(`s3://${bucket.name}/portal`));
    const stored = await store.read(entry);
    await store.replace([{ path: entry, bytes: new Uint8Array(), expected: stored?.tag ?? null }]);
    const found = await Promise.all(
      Array.from({ length: 3 }, () => verifyReleases(openStore(store.location))),
    );
    expect(found.flat()).toEqual([{ kind: 'repaired', path: entry, how: `from ${entry}.br` }]);
    expect((await store.read(entry))?.tag).toBe(stored?.tag);
    expect(await verifyReleases(store)).toEqual([]);
  } finally {
    await bucket.close();
  }
});
