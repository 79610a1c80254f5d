/** @jest-environment node */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './manifest';
import { type FilesOutcome, publishFiles } from './publish-files';
import { FolderStore } from './store/folder-store';
import { readText } from './store/store';
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

it('publishes files with their compressed variants, and the manifest', async () => {
  const to = new FolderStore(await scratchFolder());
  expect(await publish(to)).toEqual({ kind: 'published', sent: 2 });
  const files = ['entry.js', 'entry.js.br', 'page.js', 'page.js.br', 'release.json'];
  expect((await readdir(join(to.location, folder))).sort()).toEqual(files);
});

it('does nothing if the same bytes are published already', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  expect(await publish(to)).toEqual({ kind: 'known' });
});

// REL-1.
it('rejects different bytes and lists the files that differ', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  const refused = publish(to, { ...cae, code: 'changed' });
  await expect(refused).rejects.toMatchObject({
    name: 'ReleaseConflictError',
    differences: [`${folder}/entry.js (other content)`, `${folder}/page.js (other content)`],
  });
  await expect(refused).rejects.toThrow(
    /mfe-cae 1\.0\.0 is published already.*raise it in mfe-cae\/package\.json/,
  );
  expect((await readText(to, `${folder}/entry.js`))?.text).toBe('mfe-cae 1.0.0');
});

it('rejects a different description of the same bytes', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  await expect(publish(to, { ...cae, owns: ['/other/*'] })).rejects.toMatchObject({
    differences: [`${folder}/release.json (title, patterns or ranges)`],
  });
});

it('resumes an interrupted publication', async () => {
  const to = new FolderStore(await scratchFolder());
  await publish(to);
  await rm(join(to.location, folder, 'release.json'));
  await rm(join(to.location, folder, 'page.js'));
  expect(await publish(to)).toEqual({ kind: 'published', sent: 1 });
});

it('lets at most one of several concurrent publishers of a version succeed', async () => {
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

it('rejects a build that was changed afterwards', async () => {
  const from = await fakeRemote(cae);
  const manifest = await readManifest(from, cae.name, cae.version);
  if (manifest === null) throw new Error('not built');
  await writeFile(join(from.location, folder, 'entry.js'), 'changed');
  const to = new FolderStore(await scratchFolder());
  await expect(publishFiles(from, to, manifest)).rejects.toThrow(
    'is not the file that its release was built',
  );
});
