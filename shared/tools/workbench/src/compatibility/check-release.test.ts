/** @jest-environment node */
import { FolderStore, type ReleaseStore, release } from '@portal/releases';
import { fakeRemote, overwrite, publishHost, removeFolders, scratchFolder } from '@portal/releases/testing';
import type { Browser } from 'playwright-core';
import { checkRelease } from './check-release';

afterEach(removeFolders);

const part = { name: 'mfe-x', version: '1.0.0' };

async function hostStore(): Promise<FolderStore> {
  const store = new FolderStore(await scratchFolder());
  await publishHost(store, '1.0.0');
  return store;
}

// REVERSE-1.
test.each<[what: string, spoil: (from: ReleaseStore) => Promise<unknown>, reason: string]>([
  ['has a damaged file', (from) => overwrite(from, 'remotes/mfe-x/1.0.0/entry.js', 'damaged'), 'entry.js in'],
  [
    'has lost its manifest',
    (from) => from.remove(['remotes/mfe-x/1.0.0/release.json']),
    'has no release 1.0.0 of mfe-x',
  ],
])('a release that %s breaks, and the check of the others goes on', async (_, spoil, reason) => {
  const from = await fakeRemote({ ...part, portal: { owner: { team: 'X' } } });
  await spoil(from);
  const store = await hostStore();
  const site = {
    origin: 'http://localhost:1',
    store,
    load: (name: string, source: { readonly from: ReleaseStore; readonly version: string }) =>
      release({ ...source, to: store, name, promote: true }),
  };
  // No page is opened.
  const report = await checkRelease(
    part.name,
    { from, version: part.version },
    { site, browser: {} as Browser },
  );
  expect(report).toMatchObject({ ...part, breaks: [expect.stringContaining(reason)] });
});
