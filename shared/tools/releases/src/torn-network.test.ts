/** @jest-environment node */
import { changeHost } from './host/change-host';
import { makeHostLive, readLive, rollBackHostOnce } from './host/live';
import { changeRegistry, findStaleShards, readRegistry } from './registry/registry-store';
import { changeReleasesOf, rollbackOnce } from './registry/releases';
import { release } from './release';
import { openStore } from './store/open-store';
import type { ReleaseStore } from './store/store';
import { type Bucket, startBucket } from './testing/bucket';
import { fakeHost, fakeRemote, publishHost, publishRemote, removeFolders } from './testing/fake-release';
import { overriding } from './testing/stores';

/** What happens to the next writes: one entry each. */
let plan: ('before' | 'after' | undefined)[] = [];
let bucket: Bucket;

beforeEach(async () => {
  plan = [];
  bucket = await startBucket({ tears: () => plan.shift() });
});
afterEach(async () => {
  await bucket.close();
  await removeFolders();
});

const part = { name: 'mfe-x', version: '1.0.0' };

// REL-4, REL-5.
test.each(['before', 'after'] as const)(
  'a connection that breaks %s a write costs a repetition, wherever in a release',
  async (when) => {
    const [host, remote] = [await fakeHost('1.0.0'), await fakeRemote(part)];
    // Some writes of both releases: files, manifests, documents, the registry, shards.
    for (let write = 0; write < 24; write += 6) {
      const store = openStore(`s3://${bucket.name}/${when}-${write}`);
      plan = [...Array<undefined>(write).fill(undefined), when];
      await release({ from: host, to: store, name: 'host', version: '1.0.0' });
      await release({ from: remote, to: store, ...part });
      const { microFrontends } = await readRegistry(store);
      expect(microFrontends[part.name]).toMatchObject([{ deployment: { traffic: 100, default: true } }]);
      expect(await findStaleShards(store)).toEqual([]);
      expect(await store.read('index.html')).not.toBeNull();
    }
  },
  60_000,
);

// REL-4.
test('a network that stays torn fails the release, and the same command finishes it', async () => {
  const store = openStore(`s3://${bucket.name}`);
  const from = await fakeRemote(part);
  plan = [undefined, undefined, undefined, ...Array<'before'>(50).fill('before')];
  await expect(release({ from, to: store, ...part })).rejects.toThrow();
  expect((await readRegistry(store)).microFrontends).toEqual({});
  plan = [];
  await release({ from, to: store, ...part });
  expect(Object.keys((await readRegistry(store)).microFrontends)).toEqual([part.name]);
});

/** A store in which the response to the first replacement of a file is lost, and others write before it is repeated. */
function losing(store: ReleaseStore, path: string, others: () => Promise<unknown>): ReleaseStore {
  let isLost = false;
  return overriding(store, {
    async replace(changes) {
      const replaced = await store.replace(changes);
      const lost = changes.findIndex((change) => change.path === path);
      if (isLost || lost < 0) return replaced;
      isLost = true;
      await others();
      return lost; // the repeated request finds another tag
    },
  });
}

// REL-3, REL-5.
test('a rollback whose response is lost goes back one release', async () => {
  const store = openStore(`s3://${bucket.name}`);
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publishRemote(store, { ...part, version }, { promote: true });
  const other = { name: 'mfe-y', version: '1.0.0', owns: ['/y/*'] };
  const torn = losing(store, 'remotes.json', () => publishRemote(store, other));
  await changeRegistry(torn, changeReleasesOf(part.name, rollbackOnce()));
  const { microFrontends } = await readRegistry(store);
  expect(Object.keys(microFrontends)).toContain('mfe-y');
  expect(microFrontends[part.name]?.find(({ deployment }) => deployment.default)?.metadata.version).toBe(
    '1.1.0',
  );
});

// REL-3.
test('a rollback of the host whose response is lost does not take back what another publisher made live', async () => {
  const store = openStore(`s3://${bucket.name}`);
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publishHost(store, version, {}, { promote: version !== '1.2.0' });
  const torn = losing(store, 'host/live.json', () => changeHost(store, makeHostLive('1.2.0')));
  await expect(changeHost(torn, rollBackHostOnce())).rejects.toThrow('from 1.1.0 to 1.0.0 finds 1.2.0');
  expect((await readLive(store))?.live).toEqual({ version: '1.2.0', before: ['1.0.0'] });
});
