/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { HOST, readManifest, readVersion, releaseFolder } from '../manifest';
import { startCanary } from '../registry/canaries';
import { findStaleShards, readRegistry } from '../registry/registry-store';
import { rollback } from '../registry/releases';
import { release } from '../release';
import { DryRunStore } from '../store/dry-run-store';
import { FolderStore } from '../store/folder-store';
import { openStore } from '../store/open-store';
import { bytesOf, filesBelow, type ReleaseStore } from '../store/store';
import { startBucket } from '../testing/bucket';
import { fakeRemote, publishHost, removeFolders } from '../testing/fake-release';
import { interleave, orders, preemptions } from '../testing/interleave';
import { InterruptedStore, inMemory, interruptedAtEachWrite } from '../testing/stores';
import { visitorsGet } from '../testing/visitors';
import { purge } from './purge';
import { isListed } from './remove-versions';
import { change, folderOf, NAME, prepared, promoteTo, publish } from './testing/two-releases';

afterEach(removeFolders);

async function expectPurged(store: ReleaseStore): Promise<void> {
  expect(await filesBelow(store, folderOf('1.1.0'))).toEqual([`${folderOf('1.1.0')}/release.json`]);
  expect(isListed(await readRegistry(store), { name: NAME, version: '1.1.0' })).toBe(false);
  expect(await visitorsGet(store, NAME, [NAME])).toEqual({ [NAME]: '1.0.0' });
  expect(await readManifest(store, NAME, '1.0.0')).not.toBeNull();
}

// REL-12.
test('takes a release out of the registry and deletes its files', async () => {
  const store = await prepared();
  const { references, files } = await purge(store, NAME, '1.1.0');
  expect(references).toEqual(['the registry lists it, without traffic']);
  const names = ['entry.js', 'entry.js.br', 'page.js', 'page.js.br'];
  expect([...files].sort()).toEqual(names.map((file) => `${folderOf('1.1.0')}/${file}`));
  await expectPurged(store);
});

// REL-12, REL-13.
test('removes a release whose manifest is damaged, and nobody publishes the version again', async () => {
  const store = await prepared();
  await writeFile(join(store.location, folderOf('1.1.0'), 'release.json'), '{"kind"');
  await purge(store, NAME, '1.1.0');
  await expectPurged(store);
  await expect(publish(store, '1.1.0')).rejects.toThrow('was removed');
});

// REL-12.
test('takes it out of the predecessors, so that a rollback skips it', async () => {
  const store = await prepared();
  await publish(store, '1.2.0');
  await promoteTo(store, '1.1.0');
  await promoteTo(store, '1.2.0');
  const { references } = await purge(store, NAME, '1.1.0');
  expect(references).toEqual(['the predecessors of 1.2.0: a rollback can return to it']);
  await change(store, rollback);
  await expectPurged(store);
});

// REL-12.
test.each([
  ['lost', (path: string) => rm(path)],
  ['damaged', (path: string) => writeFile(path, '{')],
])('a live host whose description is %s keeps no bad release', async (_, spoil) => {
  const store = await prepared();
  await publishHost(store, '1.0.0');
  await spoil(join(store.location, releaseFolder(HOST, '1.0.0'), 'release.json'));
  await purge(store, NAME, '1.1.0');
  await expectPurged(store);
});

// REL-12.
test.each<[what: string, prepare: (store: ReleaseStore) => Promise<unknown>, named: string]>([
  ['the default', (store) => promoteTo(store, '1.1.0'), 'it is the default, with 100 % of the traffic'],
  ['a canary', (store) => change(store, startCanary(10)), 'it is a canary, with 10 % of the traffic'],
  [
    'a release in a shard that an interrupted change left',
    async (store) => {
      const shard = await store.read('registry/mfe-x.json');
      const bytes = bytesOf(new TextDecoder().decode(shard?.bytes).replaceAll('1.0.0', '1.1.0'));
      await store.replace([{ path: 'registry/mfe-x.json', bytes, expected: shard?.tag ?? null }]);
    },
    'the shard registry/mfe-x.json',
  ],
  [
    'a release that a document of the live host loads',
    async (store) => {
      await publishHost(store, '1.0.0');
      await writeFile(join(store.location, 'index.html'), `<script src="/${folderOf('1.1.0')}/entry.js">`);
    },
    "the live host's document index.html",
  ],
])('refuses %s, and says so', async (_, prepare, named) => {
  const store = await prepared();
  await prepare(store);
  const before = await filesBelow(store, folderOf('1.1.0'));
  await expect(purge(store, NAME, '1.1.0')).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringContaining(named),
  });
  expect(await filesBelow(store, folderOf('1.1.0'))).toEqual(before);
  expect(await readManifest(store, NAME, '1.1.0')).not.toBeNull();
});

test.each([
  ['host', '1.0.0', 'cannot be purged'],
  [NAME, '9.9.9', 'has no release 9.9.9 of mfe-x'],
  [NAME, '../1.0.0', 'is not a version'],
])('rejects %s %s', async (name, version, reason) => {
  await expect(purge(await prepared(), name, version)).rejects.toThrow(reason);
});

// REL-13.
test('never publishes a removed version again, not even the same bytes', async () => {
  const store = await prepared();
  await purge(store, NAME, '1.1.0');
  await expect(publish(store, '1.1.0')).rejects.toThrow(/mfe-x 1\.1\.0 was removed from .* raise it/);
  await expectPurged(store);
});

test('purges what an interrupted publication left', async () => {
  const store = await prepared();
  await store.remove([`${folderOf('1.1.0')}/release.json`]);
  await purge(store, NAME, '1.1.0');
  await expectPurged(store);
});

// REL-4, REL-12.
test('changes nothing for visitors wherever it is interrupted, and finishes when it runs again', async () => {
  const writes = await interruptedAtEachWrite(
    async () => (await prepared()).location,
    (store) => purge(store, NAME, '1.1.0'),
    async (folder) => {
      const store = new FolderStore(folder);
      expect(await visitorsGet(store, NAME, [NAME])).toEqual({ [NAME]: '1.0.0' });
      await purge(store, NAME, '1.1.0');
      await expectPurged(store);
    },
  );
  // The record, the registry, the record again, two files in two forms.
  expect(writes).toBe(7);
});

// REL-13.
test('a removal that has deleted files stays recorded when its second run fails', async () => {
  const { location } = await prepared();
  // The record, the registry, the record again, one of the files.
  await expect(purge(new InterruptedStore(location, { left: 4 }), NAME, '1.1.0')).rejects.toThrow();
  const store = new FolderStore(location);
  jest.spyOn(store, 'replace').mockRejectedValueOnce(new Error('The store is unavailable'));
  await expect(purge(store, NAME, '1.1.0')).rejects.toThrow('The store is unavailable');
  expect((await readVersion(store, NAME, '1.1.0')).kind).toBe('removed');
  await expect(publish(store, '1.1.0')).rejects.toThrow(/was removed/);
  await purge(store, NAME, '1.1.0');
  await expectPurged(store);
});

test('finishes in a bucket, too', async () => {
  const bucket = await startBucket();
  try {
    const store = await prepared(openStore(`s3://${bucket.name}/portal`));
    for (let writes = 0; writes < 6; writes += 1) {
      bucket.allow(1);
      await purge(store, NAME, '1.1.0').catch((error: Error) => expect(error.name).toBe('AccessDenied'));
    }
    bucket.allow(Number.POSITIVE_INFINITY);
    await purge(store, NAME, '1.1.0');
    await expectPurged(store);
  } finally {
    await bucket.close();
  }
});

// REL-5, REL-13.
test('in any order of its steps and those of a publisher, a release is whole or gone', async () => {
  const from = await fakeRemote({ name: NAME, version: '1.1.0' });
  const base = inMemory(await prepared());
  const outcomes = new Set<string>();
  const examples = preemptions.flatMap((order) =>
    [true, false].flatMap((one) => [true, false].map((other) => [order, one, other] as const)),
  );
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), fc.boolean(), async (order, isListedBefore, isPromoted) => {
      // A store in memory over the prepared folder.
      const store = new DryRunStore(base);
      if (!isListedBefore) await change(store, (releases) => releases.slice(0, 1));
      const [published, purged] = await interleave(
        store,
        [
          (to) => release({ from, to, name: NAME, version: '1.1.0', promote: isPromoted }),
          (to) => purge(to, NAME, '1.1.0'),
        ],
        order,
      );
      for (const outcome of [published, purged])
        if (outcome.status === 'rejected') expect(outcome.reason).toHaveProperty('name', 'ReleaseError');
      const { kind } = await readVersion(store, NAME, '1.1.0');
      const isInRegistry = isListed(await readRegistry(store), { name: NAME, version: '1.1.0' });
      const files = await filesBelow(store, folderOf('1.1.0'));
      expect(await findStaleShards(store)).toEqual([]);
      if (purged.status === 'rejected')
        expect([kind, isInRegistry, files.length]).toEqual(['complete', true, 5]);
      else expect([kind, isInRegistry, files.length]).toEqual(['removed', false, 1]);
      outcomes.add(`${published.status}, ${purged.status}`);
    }),
    { numRuns: examples.length + 50, examples },
  );
  expect([...outcomes].sort()).toEqual([
    'fulfilled, fulfilled',
    'fulfilled, rejected',
    'rejected, fulfilled',
  ]);
}, 120_000);
