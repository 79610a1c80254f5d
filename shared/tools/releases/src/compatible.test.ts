/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findIncompatible, readLiveHost } from './compatible';
import { FolderStore } from './store/folder-store';
import { publishHost, publishRemote, removeFolders, scratchFolder } from './testing/fake-release';

afterEach(removeFolders);

const addHost = (to: FolderStore, version: string, uiVersion: string) =>
  publishHost(to, version, { uiVersion }, { promote: true });
const addRemote = (to: FolderStore, version: string, uiRange: string, promote: boolean) =>
  publishRemote(to, { name: 'mfe-x', version, uiRange }, { promote });

test('reports nothing if the host can run every release, or if there is no host', async () => {
  const store = new FolderStore(await scratchFolder());
  await addRemote(store, '1.0.0', '^1.2.0', true);
  expect(await findIncompatible(store)).toEqual([]);
  await addHost(store, '1.0.0', '1.3.0');
  expect(await findIncompatible(store)).toEqual([]);
});

test('reports both versions of an incompatible release that receives traffic', async () => {
  const store = new FolderStore(await scratchFolder());
  await addHost(store, '1.0.0', '1.3.0');
  await addRemote(store, '1.0.0', '^1.2.0', true);
  await addRemote(store, '2.0.0', '^1.4.0', false);
  expect(await findIncompatible(store)).toEqual([]);
  await addRemote(store, '2.0.0', '^1.4.0', true);
  expect(await findIncompatible(store)).toEqual([
    'mfe-x 2.0.0 needs @portal/ui ^1.4.0, host 1.0.0 has 1.3.0',
  ]);
  await addHost(store, '1.1.0', '1.4.0');
  expect(await findIncompatible(store)).toEqual([]);
  await addHost(store, '2.0.0', '2.0.0');
  expect(await findIncompatible(store)).toEqual([
    'mfe-x 2.0.0 needs @portal/ui ^1.4.0, host 2.0.0 has 2.0.0',
  ]);
});

// REL-16.
test('refuses ranges that exclude nothing, and a host that cannot be read', async () => {
  const folder = await scratchFolder();
  const store = new FolderStore(folder);
  await addHost(store, '1.0.0', '1.3.0');
  await addRemote(store, '1.0.0', '*', true);
  expect(await findIncompatible(store)).toEqual([
    'mfe-x 1.0.0 needs @portal/ui "*", which excludes no version',
  ]);
  await rm(join(folder, 'host/releases/1.0.0/release.json'));
  await expect(findIncompatible(store)).rejects.toThrow('has no release.json of its live host 1.0.0');
});

// REL-16.
test('compares a release whose files are published without being listed', async () => {
  const store = new FolderStore(await scratchFolder());
  await addHost(store, '1.0.0', '1.3.0');
  const part = { name: 'mfe-x', version: '1.0.0' };
  await publishRemote(store, { ...part, uiRange: '^1.4.0' }, { filesOnly: true });
  expect(await findIncompatible(store)).toEqual([]);
  expect(await findIncompatible(store, { also: part })).toEqual([
    'mfe-x 1.0.0 needs @portal/ui ^1.4.0, host 1.0.0 has 1.3.0',
  ]);
});

test('compares with another host, too', async () => {
  const [store, next] = [new FolderStore(await scratchFolder()), new FolderStore(await scratchFolder())];
  await addHost(store, '1.0.0', '1.3.0');
  await addRemote(store, '1.0.0', '^1.2.0', true);
  await addHost(next, '2.0.0', '2.0.0');
  const host = (await readLiveHost(next)) ?? undefined;
  expect(await findIncompatible(store, { host })).toEqual([
    'mfe-x 1.0.0 needs @portal/ui ^1.2.0, host 2.0.0 has 2.0.0',
  ]);
});

test('judges a prerelease as the browser does: the host with it runs the release', async () => {
  const store = new FolderStore(await scratchFolder());
  await addHost(store, '1.0.0', '1.3.0-rc.1');
  await addRemote(store, '1.0.0', '^1.2.0', true);
  expect(await findIncompatible(store)).toEqual([]);
});
