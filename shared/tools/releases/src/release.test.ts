/** @jest-environment node */
import { changeRegistry, findStaleShards, readRegistry } from './registry/registry-store';
import { changeReleasesOf, promote, rollback } from './registry/releases';
import { DryRunStore } from './store/dry-run-store';
import { FolderStore } from './store/folder-store';
import { bytesOf, type ReleaseStore, readText } from './store/store';
import {
  type FakeRemote,
  publishRemote as publish,
  removeFolders,
  scratchFolder,
} from './testing/fake-release';
import { interruptedAtEachWrite } from './testing/stores';
import { visitorsGet as versionsOf } from './testing/visitors';

afterEach(removeFolders);

const owns = ['/one/*', '/two/*', '/three/*'];
const remote = (version: string): FakeRemote => ({ name: 'mfe-x', version, owns });

const visitorsGet = (store: ReleaseStore) => versionsOf(store, 'mfe-x', ['one', 'two', 'three']);
const everywhere = (version: string) => ({ one: version, two: version, three: version });

async function withFirstRelease(): Promise<string> {
  const folder = await scratchFolder();
  await publish(new FolderStore(folder), remote('1.0.0'));
  return folder;
}

// REL-2.
test('gives a first release all traffic', async () => {
  const store = new FolderStore(await scratchFolder());
  await publish(store, remote('1.0.0'));
  expect(await visitorsGet(store)).toEqual(everywhere('1.0.0'));
  expect(await readText(store, 'registry/@none.json')).toMatchObject({
    text: '{"owners":[],"slots":{},"remotes":{}}',
  });
});

test('gives a later release no traffic until it is promoted', async () => {
  const store = new FolderStore(await withFirstRelease());
  const shard = (await store.read('registry/one.json'))?.tag;
  await publish(store, remote('1.1.0'));
  expect(await visitorsGet(store)).toEqual(everywhere('1.0.0'));
  expect((await store.read('registry/one.json'))?.tag).toBe(shard);
  await changeRegistry(store, changeReleasesOf('mfe-x', promote(undefined, new Date())));
  expect(await visitorsGet(store)).toEqual(everywhere('1.1.0'));
  await changeRegistry(store, changeReleasesOf('mfe-x', rollback));
  expect(await visitorsGet(store)).toEqual(everywhere('1.0.0'));
});

test('registers URLs on another origin', async () => {
  const store = new FolderStore(await scratchFolder());
  await publish(store, remote('1.0.0'), { baseUrl: 'https://cdn.example/portal' });
  const [entry] = (await readRegistry(store)).microFrontends['mfe-x'] ?? [];
  expect(entry?.url).toBe('https://cdn.example/portal/remotes/mfe-x/1.0.0/entry.js');
  await expect(publish(store, remote('1.1.0'), { baseUrl: 'cdn.example/' })).rejects.toThrow('is no address');
});

test('rejects a release that conflicts with the registry', async () => {
  const store = new FolderStore(await withFirstRelease());
  const before = await readRegistry(store);
  const thief = { name: 'mfe-y', version: '1.0.0', owns: ['/two/*'] };
  await expect(publish(store, thief)).rejects.toThrow('/two/* has two owners: mfe-x and mfe-y');
  expect(await readRegistry(store)).toEqual(before);
});

// REG-5.
test('does not list a script without its integrity, and can still take one out', async () => {
  const store = new FolderStore(await withFirstRelease());
  await publish(store, remote('1.1.0'));
  const unhashed = changeReleasesOf('mfe-x', (releases) =>
    releases.map((one) => ({ ...one, metadata: { version: one.metadata.version } })),
  );
  await expect(changeRegistry(store, unhashed)).rejects.toThrow(
    /without integrity, which no portal runs:\n {2}mfe-x 1\.0\.0: \/remotes\/mfe-x\/1\.0\.0\/entry\.js/,
  );
  const { tag = '' } = (await store.read('remotes.json')) ?? {};
  const bytes = bytesOf(JSON.stringify(unhashed(await readRegistry(store))));
  await store.replace([{ path: 'remotes.json', bytes, expected: tag }]);
  await expect(publish(store, { name: 'mfe-y', version: '1.0.0' })).rejects.toThrow('without integrity');
  await changeRegistry(store, (registry) => ({ ...registry, microFrontends: {} }));
});

// REG-5.
test('lists a dev server without integrity, which no build of it can have', async () => {
  const store = new FolderStore(await withFirstRelease());
  const dev = changeReleasesOf('mfe-x', (releases) =>
    releases.map((one) => ({
      ...one,
      url: 'http://localhost:8080/remoteEntry.js',
      metadata: { version: 'dev' },
    })),
  );
  await changeRegistry(store, dev);
  const [entry] = (await readRegistry(store)).microFrontends['mfe-x'] ?? [];
  expect(entry?.metadata).toEqual({ version: 'dev' });
});

// REL-4.
test('keeps the old release live, wherever a release is interrupted, and resumes the release', async () => {
  const writes = await interruptedAtEachWrite(
    withFirstRelease,
    (store) => publish(store, remote('1.1.0')),
    async (folder) => {
      const store = new FolderStore(folder);
      expect(await visitorsGet(store)).toEqual(everywhere('1.0.0'));
      await publish(store, remote('1.1.0'));
      expect((await readRegistry(store)).microFrontends['mfe-x']).toHaveLength(2);
    },
  );
  // Two files in two forms, the manifest, the registry.
  expect(writes).toBe(6);
});

test('never mixes releases on a page if a promotion is interrupted, and resumes the promotion', async () => {
  const writes = await interruptedAtEachWrite(
    withFirstRelease,
    (store) => publish(store, remote('1.1.0'), { promote: true }),
    async (folder, after) => {
      const store = new FolderStore(folder);
      const got = await visitorsGet(store);
      // Before the registry is written, nothing changes for visitors; after it, pages change one by one.
      if (after <= 6) expect(got).toEqual(everywhere('1.0.0'));
      else expect(Object.values(got)).toEqual(expect.arrayContaining(['1.0.0', '1.1.0']));
      if (after >= 6) expect(await findStaleShards(store)).not.toEqual([]);
      // The next change finishes it.
      await publish(store, { name: 'mfe-y', version: '1.0.0' });
      await publish(store, remote('1.1.0'), { promote: true });
      expect(await visitorsGet(store)).toEqual(everywhere('1.1.0'));
      expect(await findStaleShards(store)).toEqual([]);
    },
  );
  expect(writes).toBe(9);
});

test('empties the shard of a page that no longer has an owner', async () => {
  const store = new FolderStore(await withFirstRelease());
  await publish(store, { ...remote('2.0.0'), owns: ['/one/*'] }, { promote: true });
  expect(await visitorsGet(store)).toEqual({ one: '2.0.0', two: 'nothing', three: 'nothing' });
  expect(JSON.parse((await readText(store, 'registry/two.json'))?.text ?? '')).toEqual({
    owners: [],
    slots: {},
    remotes: {},
  });
});

test('changes nothing in a dry run', async () => {
  const folder = await withFirstRelease();
  const plan = new DryRunStore(new FolderStore(folder));
  await publish(plan, remote('1.1.0'), { promote: true });
  expect(await visitorsGet(plan)).toEqual(everywhere('1.1.0'));
  expect(await visitorsGet(new FolderStore(folder))).toEqual(everywhere('1.0.0'));
  expect(plan.written).toContain('remotes.json');
  expect(plan.written).toContain('registry/two.json');
});
