/** @jest-environment node */
import { readRegistry, staleShards } from './registry/registry-store';
import { release } from './release';
import { openStore } from './store/open-store';
import { type Bucket, startBucket } from './testing/bucket';
import { fakeHost, fakeRemote, removeFolders } from './testing/fake-release';

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
      expect(await staleShards(store)).toEqual([]);
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
