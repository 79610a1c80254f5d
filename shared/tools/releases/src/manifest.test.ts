/** @jest-environment node */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readManifest } from './manifest';
import { release } from './release';
import { FolderStore } from './store/folder-store';
import { bytesOf, hashOf } from './store/store';
import { fakeHost, fakeRemote, removeFolders, scratchFolder } from './testing/fake-release';

afterEach(removeFolders);

type Json = Record<string, unknown>;
const folder = 'remotes/mfe-x/1.0.0';
const hash = hashOf(bytesOf('x'));

/** Rewrites the manifest of a built release. */
async function edit(store: FolderStore, path: string, change: (manifest: Json) => Json) {
  const file = join(store.location, path);
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as Json)));
}

const listing = (path: string) => (manifest: Json) => ({
  ...manifest,
  files: { ...(manifest.files as Json), [path]: hash },
});
const withEntry = (change: (entry: Json) => Json) => (manifest: Json) => ({
  ...manifest,
  entry: change(manifest.entry as Json),
});
const withPortal = (portal: Json) =>
  withEntry((entry) => ({
    ...entry,
    extras: { portal: { ...((entry.extras as Json).portal as Json), ...portal } },
  }));
const loading = (file: string) => ({ files: [{ file, integrity: 'sha384-AAAA' }], provided: [] });

async function builtRemote(change: (manifest: Json) => Json): Promise<FolderStore> {
  const built = await fakeRemote({ name: 'mfe-x', version: '1.0.0' });
  await edit(built, `${folder}/release.json`, change);
  return built;
}

async function builtHost(change: (manifest: Json) => Json): Promise<FolderStore> {
  const built = await fakeHost('1.0.0');
  await edit(built, 'host/releases/1.0.0/release.json', change);
  return built;
}

// REL-7.
test.each([
  '../outside.js',
  `${folder}/../../../../outside.js`,
  '/etc/outside.js',
  'remotes/mfe-y/1.0.0/entry.js',
  'remotes/mfe-x/1.0.0-other/entry.js',
  'remotes.json',
  'registry/one.json',
  'index.html',
  `${folder}/release.json`,
  `${folder}/entry.js.br`,
  `${folder}`,
])('refuses a remote whose manifest lists %s, and writes nothing', async (path) => {
  const from = await builtRemote(listing(path));
  const file = join(from.location, path);
  if (path.endsWith('outside.js')) {
    const source = join(from.location, 'outside.js');
    await mkdir(dirname(source), { recursive: true });
    await writeFile(source, 'x');
  } else if (path !== folder && !path.endsWith('release.json')) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'x');
  }
  const to = new FolderStore(join(await scratchFolder(), 'store'));
  const published = release({ from, to, name: 'mfe-x', version: '1.0.0' });
  await expect(published).rejects.toThrow(JSON.stringify(path));
  await expect(published).rejects.toHaveProperty('name', 'ReleaseError');
  await expect(access(to.location)).rejects.toHaveProperty('code', 'ENOENT');
});

// REL-7.
test.each([
  'host/live.json',
  'host/live.json.br',
  'host/headers.conf',
  'host/headers.conf.gz',
  'host/releases/1.0.1/root/index.html',
  'host/releases/1.0.0/release.json',
  'host/releases/1.0.0/root/remotes.json',
  'host/releases/1.0.0/root/remotes.json.br',
  'host/releases/1.0.0/root/registry/one.json',
  'host/releases/1.0.0/root/remotes/mfe-x/1.0.0/entry.js',
  'host/releases/1.0.0/root/host/live.json',
  'host/releases/1.0.0/root/headers.conf',
  'host/releases/1.0.0/root/.release.lock',
  'host/../outside.js',
  'remotes/mfe-x/1.0.0/entry.js',
])('refuses a host whose manifest lists %s', async (path) => {
  const from = await builtHost(listing(path));
  await expect(readManifest(from, 'host', '1.0.0')).rejects.toThrow(JSON.stringify(path));
});

test('accepts the scripts, documents and public files of a host', async () => {
  const paths = ['host/main.1a2b.js', 'host/fonts/a.woff2', 'host/releases/1.0.0/root/favicon.svg'];
  const from = await builtHost((manifest) => paths.reduce((listed, path) => listing(path)(listed), manifest));
  expect(Object.keys((await readManifest(from, 'host', '1.0.0'))?.files ?? {})).toEqual(
    expect.arrayContaining(paths),
  );
});

// REL-7.
test.each([
  ['another name', { name: 'mfe-y' }, 'is the manifest of mfe-y 1.0.0'],
  ['another version', { version: '2.0.0' }, 'is the manifest of mfe-x 2.0.0'],
  ['a name that moves the cursor', { name: 'a\u001b[2J\n::error::' }, 'of a\\u001b[2J\\u000a::error:: 1.0.0'],
  [
    'a kind that moves the cursor',
    { kind: 'a\u001b[2J\n::error::' },
    'received "a\\u001b[2J\\u000a::error::"',
  ],
])('refuses a manifest of %s than the release that was asked for', async (_, other, message) => {
  const from = await builtRemote((manifest) => ({ ...manifest, ...other }));
  await expect(readManifest(from, 'mfe-x', '1.0.0')).rejects.toThrow(message);
});

// REL-7.
test.each(['../mfe-x', 'a/b', '..', '', 'host/releases'])('refuses the name %j of a remote', async (name) => {
  const store = await fakeRemote({ name: 'mfe-x', version: '1.0.0' });
  await expect(readManifest(store, name, '1.0.0')).rejects.toThrow(JSON.stringify(name));
});

// REL-7.
test.each([
  [
    'the URL of another release',
    withEntry((entry) => ({ ...entry, url: '/remotes/mfe-y/1.0.0/entry.js' })),
    '/remotes/mfe-y/1.0.0/entry.js',
  ],
  [
    'a URL on another origin',
    withEntry((entry) => ({ ...entry, url: 'https://other.example/entry.js' })),
    'https://other.example/entry.js',
  ],
  [
    'a fallback on another origin',
    withEntry((entry) => ({ ...entry, fallbackUrl: 'https://other.example/e.js' })),
    'https://other.example/e.js',
  ],
  ['a file that is not listed', withPortal({ first: loading('missing.js') }), 'missing.js'],
  [
    'a file of another release to preload',
    withPortal({ preload: { '/x/*': loading('../2.0.0/a.js') } }),
    '../2.0.0/a.js',
  ],
  [
    'a file of another release in a slot',
    withPortal({ slotFiles: { 'home.cards': loading('../2.0.0/a.js') } }),
    '../2.0.0/a.js',
  ],
  ['another version', withEntry((entry) => ({ ...entry, metadata: { version: '2.0.0' } })), '2.0.0'],
])('refuses a registry entry with %s', async (_, change, named) => {
  const from = await builtRemote(change);
  await expect(readManifest(from, 'mfe-x', '1.0.0')).rejects.toThrow(named);
});

// REG-5.
test.each([
  ['its entry script', withEntry((entry) => ({ ...entry, metadata: { version: '1.0.0' } })), 'entry.js'],
  [
    'a script of a page',
    withPortal({ preload: { '/x/*': { files: [{ file: 'page.js' }], provided: [] } } }),
    'page.js',
  ],
])('refuses a registry entry without the integrity of %s', async (_, change, named) => {
  const from = await builtRemote(change);
  const message = expect.stringMatching(new RegExp(`has no integrity for .*${named}`));
  await expect(readManifest(from, 'mfe-x', '1.0.0')).rejects.toMatchObject({ name: 'ReleaseError', message });
});

test('refuses a registry entry without the properties that it must have', async () => {
  const from = await builtRemote(withEntry(() => ({ url: 1 })));
  await expect(readManifest(from, 'mfe-x', '1.0.0')).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringContaining('is not valid'),
  });
});

test('accepts a registry entry that loads listed files', async () => {
  const from = await builtRemote(withPortal({ first: loading('page.js') }));
  expect(await readManifest(from, 'mfe-x', '1.0.0')).toMatchObject({ name: 'mfe-x', version: '1.0.0' });
});
