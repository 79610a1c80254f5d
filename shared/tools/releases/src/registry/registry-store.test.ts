/** @jest-environment node */
import fc from 'fast-check';
import { DryRunStore } from '../store/dry-run-store';
import { FolderStore } from '../store/folder-store';
import { type ReleaseStore, readText } from '../store/store';
import { publishRemote, removeFolders, scratchFolder } from '../testing/fake-release';
import { interleave, orders, preemptions } from '../testing/interleave';
import { inMemory, overriding } from '../testing/stores';
import { versionOf } from './predecessors';
import { changeRegistry, findStaleShards, readRegistry } from './registry-store';
import { changeReleasesOf, promote, rollback } from './releases';

afterEach(removeFolders);

/** Two remotes with pages in the same shard; 1.0.0 of each has the visitors, 1.1.0 none. */
async function prepared(): Promise<ReleaseStore> {
  const store = new FolderStore(await scratchFolder());
  for (const name of ['mfe-x', 'mfe-y'])
    for (const version of ['1.0.0', '1.1.0'])
      await publishRemote(store, { name, version, owns: [`/common/${name}/*`] });
  return store;
}

const promoteLatest = (name: string) => (store: ReleaseStore) =>
  changeRegistry(store, changeReleasesOf(name, promote('1.1.0', new Date())));
/** Ends as it began, so that shards and registry get bytes that they had before. */
const promoteAndRollBack = (name: string) => async (store: ReleaseStore) => {
  await promoteLatest(name)(store);
  await changeRegistry(store, changeReleasesOf(name, rollback));
};

// REL-5.
test.each([
  ['two promotions', promoteLatest('mfe-x'), promoteLatest('mfe-y'), ['1.1.0', '1.1.0']],
  [
    'a promotion and one that is rolled back',
    promoteLatest('mfe-x'),
    promoteAndRollBack('mfe-y'),
    ['1.1.0', '1.0.0'],
  ],
] as const)(
  'in any order of the steps of %s, none is lost and the shards fit',
  async (_, first, second, defaults) => {
    const base = inMemory(await prepared());
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const store = new DryRunStore(base);
        for (const outcome of await interleave(store, [first, second], order))
          if (outcome.status === 'rejected') throw outcome.reason;
        const { microFrontends } = await readRegistry(store);
        const live = Object.values(microFrontends).map((releases) =>
          releases.find(({ deployment }) => deployment.default),
        );
        expect(live.map((one) => one && versionOf(one))).toEqual(defaults);
        expect(await findStaleShards(store)).toEqual([]);
      }),
      { numRuns: preemptions.length + 40, examples: preemptions.map((order) => [order]) },
    );
  },
  60_000,
);

test('reads and writes only the shards that a change affects, until the final check', async () => {
  const base = await prepared();
  for (const name of ['mfe-a', 'mfe-b']) await publishRemote(base, { name, version: '1.0.0' });
  const plan = new DryRunStore(base);
  const paths: string[] = [];
  const store = overriding(plan, {
    read(path) {
      paths.push(path);
      return plan.read(path);
    },
    replace(changes) {
      paths.push('replace');
      return plan.replace(changes);
    },
  });
  await promoteLatest('mfe-x')(store);
  expect(paths.slice(0, paths.indexOf('replace'))).toEqual(['remotes.json', 'registry/common.json']);
  expect(plan.written).toEqual(['remotes.json', 'registry/common.json']);
});

test('writes one release per line', async () => {
  const text = (await readText(await prepared(), 'remotes.json'))?.text ?? '';
  const lines = text.trimEnd().split('\n');
  const entries = lines.filter((line) => line.startsWith('{"url":'));
  expect(entries.map((line) => /"version":"([^"]*)"/.exec(line)?.[1])).toEqual([
    '1.0.0',
    '1.1.0',
    '1.0.0',
    '1.1.0',
  ]);
  expect(JSON.parse(text)).toMatchObject({
    schema: expect.any(String),
    microFrontends: { 'mfe-x': {}, 'mfe-y': {} },
  });
  expect(lines.length).toBeLessThan(15);
});
