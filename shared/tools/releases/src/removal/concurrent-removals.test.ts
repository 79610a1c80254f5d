/** @jest-environment node */
import fc from 'fast-check';
import { readVersion } from '../manifest';
import { readRegistry } from '../registry/registry-store';
import { rollback } from '../registry/releases';
import { DryRunStore } from '../store/dry-run-store';
import { filesBelow, type ReleaseStore } from '../store/store';
import { removeFolders } from '../testing/fake-release';
import { interleave, orders, preemptions } from '../testing/interleave';
import { inMemory, overriding } from '../testing/stores';
import { purge } from './purge';
import { isListed } from './remove-versions';
import { change, folderOf, NAME, prepared, promoteTo } from './testing/two-releases';

afterEach(removeFolders);

/** Whether a version is complete with all of its files, or removed without any. */
async function expectWholeOrGone(store: ReleaseStore, version: string): Promise<string> {
  const { kind } = await readVersion(store, NAME, version);
  const files = await filesBelow(store, folderOf(version));
  const listed = isListed(await readRegistry(store), { name: NAME, version });
  expect([kind, files.length, listed]).toEqual(
    kind === 'complete' ? ['complete', 5, true] : ['removed', 1, false],
  );
  return kind;
}

/** A process whose changes of the registry fail. */
const withoutRegistry = (to: ReleaseStore): ReleaseStore =>
  overriding(to, {
    async replace(changes) {
      if (changes.every(({ path }) => path !== 'remotes.json')) return to.replace(changes);
      // Others may run while it fails.
      await to.read('remotes.json');
      throw new Error('The store is unavailable');
    },
  });

// REL-5, REL-13.
test('in any order of two purges, of which one fails, a release is whole or gone', async () => {
  const base = inMemory(await prepared());
  const kinds = new Set<string>();
  const check = async (order: readonly boolean[]) => {
    const store = new DryRunStore(base);
    const [failed, purged] = await interleave(
      store,
      [(to) => purge(withoutRegistry(to), NAME, '1.1.0'), (to) => purge(to, NAME, '1.1.0')],
      order,
    );
    expect(failed.status).toBe('rejected');
    expect(purged.status).toBe('fulfilled');
    kinds.add(await expectWholeOrGone(store, '1.1.0'));
  };
  await fc.assert(fc.asyncProperty(orders, check), {
    numRuns: preemptions.length + 50,
    examples: preemptions.map((order) => [order]),
  });
  expect([...kinds]).toEqual(['removed']);
}, 120_000);

// REL-5, REL-13.
test('in any order of a purge and of one that meets a promotion taken back, a release is whole or gone', async () => {
  const base = inMemory(await prepared());
  const kinds = new Set<string>();
  const check = async (order: readonly boolean[]) => {
    const store = new DryRunStore(base);
    await interleave(
      store,
      [
        (to) => purge(to, NAME, '1.1.0'),
        async (to) => {
          await promoteTo(to, '1.1.0').catch(() => undefined);
          const used = purge(to, NAME, '1.1.0').catch(() => undefined);
          await change(to, rollback).catch(() => undefined);
          await used;
          await purge(to, NAME, '1.1.0').catch(() => undefined);
        },
      ],
      order,
    );
    kinds.add(await expectWholeOrGone(store, '1.1.0'));
  };
  await fc.assert(fc.asyncProperty(orders, check), {
    numRuns: preemptions.length + 50,
    examples: preemptions.map((order) => [order]),
  });
  expect(kinds).toContain('removed');
}, 120_000);
