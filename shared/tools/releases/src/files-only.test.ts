/** @jest-environment node */
import { readRegistry } from './registry/registry-store';
import { release } from './release';
import { FolderStore } from './store/folder-store';
import { publishHost, publishRemote, removeFolders, scratchFolder } from './testing/fake-release';

afterEach(removeFolders);

test('publishes the files of a remote without listing it, until the same store is given as its origin', async () => {
  const store = new FolderStore(await scratchFolder());
  const part = { name: 'mfe-x', version: '1.0.0' };
  expect(await publishRemote(store, part, { filesOnly: true })).toEqual({ kind: 'published', sent: 2 });
  expect((await readRegistry(store)).microFrontends).toEqual({});
  expect((await store.list('registry')).files).toEqual([]);

  expect(await release({ from: store, to: store, ...part })).toEqual({ kind: 'known' });
  const [listed] = (await readRegistry(store)).microFrontends['mfe-x'] ?? [];
  expect(listed).toMatchObject({ metadata: { version: '1.0.0' }, deployment: { traffic: 100 } });
});

test('publishes the files of a first host without making it live', async () => {
  const store = new FolderStore(await scratchFolder());
  await publishHost(store, '1.0.0', {}, { filesOnly: true });
  expect(await store.read('index.html')).toBeNull();
  expect(await store.read('host/releases/1.0.0/release.json')).not.toBeNull();
});
