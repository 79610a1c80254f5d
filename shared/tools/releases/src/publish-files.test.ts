/** @jest-environment node */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readManifest } from './manifest';
import { type FilesOutcome, publishFiles } from './publish-files';
import { FolderStore } from './store/folder-store';
import { bytesOf, readText } from './store/store';
import { type FakeRemote, fakeRemote, removeFolders, scratchFolder } from './testing/fake-release';

afterEach(removeFolders);

const cae = { name: 'mfe-cae', version: '1.0.0' };
const folder = 'remotes/mfe-cae/1.0.0';

async function publish(to: FolderStore, remote: FakeRemote = cae): Promise<FilesOutcome> {
  const from = await fakeRemote(remote);
  const manifest = await readManifest(from, remote.name, remote.version);
  if (manifest === null) throw new Error('not built');
  return publishFiles(from, to, manifest);
}

test('publishes files with their compressed variants, and the manifest', async () => {
  const to = new FolderStore(await scratchFolder());
  expect(await publish(to)).toEqual({ kind: 'published', sent: 2 });
  const files = ['entry.js', 'entry.js.br', 'page.js', 'page.js.br', 'release.json'];
  expect((await readdir(join(to.location, folder))).sort()).toEqual(files);
});

test('does nothing if the same bytes are published already', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  expect(await publish(to)).toEqual({ kind: 'known' });
});

// REL-1.
test('rejects different bytes and lists the files that differ', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  const refused = publish(to, { ...cae, code: 'changed' });
  await expect(refused).rejects.toMatchObject({
    name: 'ReleaseConflictError',
    message: expect.stringMatching(
      `json.\n  ${folder}/entry.js \\(other content\\)\n  ${folder}/page.js \\(other content\\)$`,
    ),
  });
  await expect(refused).rejects.toThrow(
    /mfe-cae 1\.0\.0 is published already.*raise it in mfe-cae\/package\.json/,
  );
  expect((await readText(to, `${folder}/entry.js`))?.text).toBe('mfe-cae 1.0.0');
});

test('rejects a different description of the same bytes', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  await expect(publish(to, { ...cae, owns: ['/other/*'] })).rejects.toThrow(
    `json.\n  ${folder}/release.json (title, patterns or ranges)`,
  );
});

test('resumes an interrupted publication', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  await rm(join(to.location, folder, 'release.json'));
  await rm(join(to.location, folder, 'page.js'));
  expect(await publish(to)).toEqual({ kind: 'published', sent: 1 });
});

test('lets at most one of several concurrent publishers of a version succeed', async () => {
  const to = new FolderStore(await scratchFolder());
  const codes = ['one', 'two', 'three'];
  const outcomes = await Promise.allSettled(codes.map((code) => publish(to, { ...cae, code })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  const entry = (await readText(to, `${folder}/entry.js`))?.text ?? '';
  const page = (await readText(to, `${folder}/page.js`))?.text ?? '';
  // Concurrent publishers may reject each other, but a mixture of their files never becomes a release.
  const manifest = await readManifest(to, cae.name, cae.version);
  expect(manifest === null || page === `page of ${entry}`).toBe(true);
});

test('rejects a build that was changed afterwards', async () => {
  const from = await fakeRemote(cae);
  const manifest = await readManifest(from, cae.name, cae.version);
  if (manifest === null) throw new Error('not built');
  await writeFile(join(from.location, folder, 'entry.js'), 'changed');
  const to = new FolderStore(await scratchFolder());
  await expect(publishFiles(from, to, manifest)).rejects.toThrow(
    'is not the file that its release was built',
  );
});

// REL-9.
test.each([
  ['a Brotli variant of other content', '.br', brotliCompressSync('other')],
  ['a Brotli variant that is cut off', '.br', brotliCompressSync('mfe-cae 1.0.0').subarray(0, -1)],
  [
    'a Brotli variant that goes on',
    '.br',
    Buffer.concat([brotliCompressSync('mfe-cae 1.0.0'), bytesOf('x')]),
  ],
  ['a Brotli variant that is empty', '.br', new Uint8Array()],
  ['a gzip variant of other content', '.gz', gzipSync('other')],
  ['a gzip variant that is not gzip', '.gz', bytesOf('mfe-cae 1.0.0')],
  ['a gzip variant of more than the file', '.gz', gzipSync('mfe-cae 1.0.0'.repeat(100_000))],
])('rejects %s, and does not publish its file', async (_, extension, bytes) => {
  const from = await fakeRemote(cae);
  const manifest = await readManifest(from, cae.name, cae.version);
  if (manifest === null) throw new Error('not built');
  const path = `${folder}/entry.js${extension}`;
  await writeFile(join(from.location, path), bytes);
  const to = new FolderStore(await scratchFolder());
  const published = publishFiles(from, to, manifest);
  await expect(published).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringContaining(`${path} in ${from.location}`),
  });
  expect(await to.read(`${folder}/entry.js`)).toBeNull();
  expect(await to.read(path)).toBeNull();
  expect(await readManifest(to, cae.name, cae.version)).toBeNull();
});

// REL-9.
test('rejects a damaged variant that an interrupted publication left in the store', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  await rm(join(to.location, folder, 'release.json'));
  const path = `${folder}/entry.js.br`;
  const stored = (await to.read(path))?.bytes ?? new Uint8Array();
  await writeFile(join(to.location, path), stored.subarray(0, -1));
  await expect(publish(to)).rejects.toThrow(`json.\n  ${path} (other content)`);
});

test('keeps a variant that another compressor produced from the same file', async () => {
  const to = new FolderStore(await scratchFolder());
  const path = `${folder}/entry.js.br`;
  const other = brotliCompressSync('mfe-cae 1.0.0', { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  await to.create(path, other);
  await publish(to);
  expect(Buffer.compare((await to.read(path))?.bytes ?? new Uint8Array(), other)).toBe(0);
});
