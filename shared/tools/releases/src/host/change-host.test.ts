/** @jest-environment node */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { findStaleShards } from '../registry/registry-store';
import { DryRunStore } from '../store/dry-run-store';
import { FolderStore } from '../store/folder-store';
import { type ReleaseStore, readText } from '../store/store';
import { publishHost, removeFolders, scratchFolder } from '../testing/fake-release';
import { interleave, orders, preemptions } from '../testing/interleave';
import { inMemory, interruptedAtEachWrite, overriding } from '../testing/stores';
import { changeHost, staleDocuments, syncDocuments } from './change-host';
import { allowedScripts, inlineScriptSources, parseHeaders } from './headers';
import { type LiveHost, makeHostLive, readLive, rollBackHost } from './live';

afterEach(removeFolders);

const textOf = async (store: ReleaseStore, path: string) => (await readText(store, path))?.text ?? '';

/** The version that the document belongs to; fails if the headers do not allow its script. */
async function shown(store: ReleaseStore): Promise<string> {
  const html = await textOf(store, 'index.html');
  const needed = inlineScriptSources(html);
  const headers = parseHeaders(await textOf(store, 'headers.json'), 'headers.json');
  expect(allowedScripts(headers)).toEqual(expect.arrayContaining(needed));
  const nginx = await textOf(store, 'host/headers.conf');
  expect(needed.filter((source) => !nginx.includes(source))).toEqual([]);
  return /<p>\w+ (.*)<\/p>/.exec(html)?.[1] ?? 'none';
}

async function withFirstHost(): Promise<FolderStore> {
  const store = new FolderStore(await scratchFolder());
  await publishHost(store, '1.0.0');
  return store;
}

test('makes the first host live at once, and later ones when they are promoted', async () => {
  const store = await withFirstHost();
  expect(await shown(store)).toBe('1.0.0');
  await publishHost(store, '1.1.0');
  expect(await shown(store)).toBe('1.0.0');
  await changeHost(store, makeHostLive('1.1.0'));
  expect(await shown(store)).toBe('1.1.0');
  const compressed = await store.read('index.html.br');
  expect(brotliDecompressSync(compressed?.bytes ?? '').toString()).toContain('index 1.1.0');
  expect((await readLive(store))?.live).toEqual({ version: '1.1.0', before: ['1.0.0'] });
});

// REL-26.
test('a first host replaces the page of something else, such as that of a web server', async () => {
  const store = new FolderStore(await scratchFolder());
  await writeFile(join(store.location, 'index.html'), '<p>Welcome to nginx!</p>');
  await publishHost(store, '1.0.0');
  expect(await shown(store)).toBe('1.0.0');
});

// REG-3.
test('a first host has the shards that its pages ask for, before any remote is listed', async () => {
  const store = await withFirstHost();
  expect(JSON.parse(await textOf(store, 'registry/@none.json'))).toEqual({
    owners: [],
    slots: {},
    remotes: {},
  });
  expect(await findStaleShards(store)).toEqual([]);
});

// REL-4.
test('a first host that was interrupted before its shards has them after the next change', async () => {
  const store = await withFirstHost();
  await store.remove(['registry/@none.json']);
  await changeHost(store, makeHostLive('1.0.0'));
  expect(await findStaleShards(store)).toEqual([]);
});

// REL-14.
test('does not make a damaged document live', async () => {
  const store = await withFirstHost();
  await publishHost(store, '1.1.0');
  await writeFile(join(store.location, 'host/releases/1.1.0/root/index.html'), 'damaged');
  await expect(changeHost(store, makeHostLive('1.1.0'))).rejects.toThrow(
    /root\/index\.html in .* is damaged; release repair --verify/,
  );
  expect(await shown(store)).toBe('1.0.0');
});

test('leaves no compressed variant of an earlier document', async () => {
  const store = await withFirstHost();
  await publishHost(store, '1.1.0', { compressed: false }, { promote: true });
  const compressed = await store.read('index.html.br');
  expect(brotliDecompressSync(compressed?.bytes ?? '').toString()).toContain('index 1.1.0');
  expect(await staleDocuments(store)).toEqual([]);
});

test('rolls back one release at a time', async () => {
  const store = await withFirstHost();
  await publishHost(store, '1.1.0', {}, { promote: true });
  await publishHost(store, '1.2.0', {}, { promote: true });
  await changeHost(store, rollBackHost);
  expect(await shown(store)).toBe('1.1.0');
  await changeHost(store, rollBackHost);
  expect(await shown(store)).toBe('1.0.0');
  await expect(changeHost(store, rollBackHost)).rejects.toThrow('has no predecessor');
});

// REL-3.
test('keeps every predecessor of the live host', () => {
  const versions = Array.from({ length: 30 }, (_, minor) => `1.${minor}.0`);
  const live = versions.reduce<LiveHost | null>((before, version) => makeHostLive(version)(before), null);
  const rolledBack = versions.slice(1).reduce<LiveHost | null>((before) => rollBackHost(before), live);
  expect(rolledBack).toEqual({ version: '1.0.0', before: [] });
});

test('rejects a host that is not published', async () => {
  const store = await withFirstHost();
  await expect(changeHost(store, makeHostLive('9.0.0'))).rejects.toThrow('host 9.0.0 is not published');
});

// REL-6.
test('applies the headers before the first document changes', async () => {
  const store = await withFirstHost();
  const seen: string[] = [];
  const applyHeaders = async () => {
    seen.push(await shown(store));
    const headers = parseHeaders(await textOf(store, 'headers.json'), 'headers.json');
    expect(allowedScripts(headers)).toHaveLength(2);
  };
  await publishHost(store, '1.1.0', {}, { promote: true, applyHeaders });
  expect(seen).toEqual(['1.0.0']);
});

test('keeps the old host live if the headers cannot be applied', async () => {
  const store = await withFirstHost();
  const applyHeaders = () => Promise.reject(new Error('nginx: configuration test failed'));
  const published = publishHost(store, '1.1.0', {}, { promote: true, applyHeaders });
  await expect(published).rejects.toThrow('test failed');
  expect(await shown(store)).toBe('1.0.0');
  expect((await readLive(store))?.live.version).toBe('1.0.0');
});

// REL-20.
test.each([
  ['a line break in a value', { 'x-other': 'a\r\nset-cookie: b' }, 'the value of x-other'],
  ['a name that is none', { 'x-other: 1\nset-cookie': 'b' }, 'is no header name'],
  ['a variable of nginx', { 'x-other': '$http_cookie' }, 'The header x-other has a $'],
])('keeps the old host live if the headers of the new one have %s', async (_, headers, message) => {
  const store = await withFirstHost();
  const files = { 'root/headers.json': JSON.stringify({ headers }) };
  const published = publishHost(store, '1.1.0', { files }, { promote: true });
  await expect(published).rejects.toThrow(message);
  await expect(published).rejects.toHaveProperty('name', 'ReleaseError');
  expect(await shown(store)).toBe('1.0.0');
});

// REL-20.
test('writes the headers for nginx into the folder of the host', async () => {
  const store = await withFirstHost();
  expect(await store.read('headers.conf')).toBeNull();
  expect(await textOf(store, 'host/headers.conf')).toContain('add_header "content-security-policy"');
});

test('never mixes hosts on a page, wherever a release is interrupted, and resumes the release', async () => {
  const seen = new Set<string>();
  await interruptedAtEachWrite(
    async () => (await withFirstHost()).location,
    (store) => publishHost(store, '1.1.0', {}, { promote: true }),
    async (folder) => {
      const store = new FolderStore(folder);
      const got = await shown(store);
      const { version = '' } = (await readLive(store))?.live ?? {};
      // Until `live.json` changes, nothing changes for visitors.
      if (version === '1.0.0') expect(got).toBe('1.0.0');
      seen.add(`${version}: ${got}`);
      await syncDocuments(store);
      expect(await staleDocuments(store)).toEqual([]);
      expect(await shown(store)).toBe(version);
    },
  );
  expect([...seen]).toContain('1.0.0: 1.0.0');
});

test('ends with one live host if several are released concurrently', async () => {
  const store = await withFirstHost();
  const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0'];
  await Promise.all(versions.map((version) => publishHost(store, version, {}, { promote: true })));
  const { version = '', before = [] } = (await readLive(store))?.live ?? {};
  expect(await shown(store)).toBe(version);
  expect([...before, version].sort()).toEqual(['1.0.0', ...versions]);
});

/** A store that says after each replacement what the document at the root is and whether the headers allow it. */
const watched = (store: ReleaseStore, afterReplace: () => Promise<unknown>): ReleaseStore =>
  overriding(store, {
    async replace(changes) {
      const replaced = await store.replace(changes);
      await afterReplace();
      return replaced;
    },
  });

// REL-5, REL-6.
test('of two hosts that are made live at the same time, no document is ever without its headers', async () => {
  const place = await withFirstHost();
  for (const version of ['1.1.0', '1.2.0']) await publishHost(place, version);
  const published = inMemory(place);
  const last = new Set<string>();
  for (const order of [...preemptions, ...fc.sample(orders, 100)]) {
    const store = new DryRunStore(published);
    const outcomes = await interleave(
      watched(store, () => shown(store)),
      [(to) => changeHost(to, makeHostLive('1.1.0')), (to) => changeHost(to, makeHostLive('1.2.0'))],
      order,
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    last.add((await readLive(store))?.live.version ?? '');
    expect(await shown(store)).toBe((await readLive(store))?.live.version);
  }
  expect([...last].sort()).toEqual(['1.1.0', '1.2.0']);
}, 120_000);
