/** @jest-environment node */
import fc from 'fast-check';
import { readVersion } from '../manifest';
import { startCanary } from '../registry/canaries';
import { findStaleShards, readRegistry } from '../registry/registry-store';
import { retire, rollback } from '../registry/releases';
import { release } from '../release';
import { isListed } from '../removal/remove-versions';
import { change, folderOf, NAME, promoteTo, publish } from '../removal/testing/two-releases';
import { DryRunStore } from '../store/dry-run-store';
import { FolderStore } from '../store/folder-store';
import { openStore } from '../store/open-store';
import { filesBelow, type ReleaseStore } from '../store/store';
import { startBucket } from '../testing/bucket';
import { fakeRemote, removeFolders, scratchFolder } from '../testing/fake-release';
import { interleave, orders, preemptions } from '../testing/interleave';
import { inMemory, interruptedAtEachWrite } from '../testing/stores';
import { visitorsGet } from '../testing/visitors';
import { collectGarbage, readMark } from './collect-garbage';

afterEach(removeFolders);

const DAY = 86_400_000;
/** The given day of a calendar that all tests share. */
const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * DAY);
const openScratch = async () => new FolderStore(await scratchFolder());
const collect = (store: ReleaseStore, on: number) =>
  collectGarbage(store, { olderThan: 90 * DAY, now: day(on) });

const isWhole = async (store: ReleaseStore, version: string): Promise<boolean> =>
  (await readVersion(store, NAME, version)).kind === 'complete' &&
  (await filesBelow(store, folderOf(version))).filter((path) => !path.endsWith('unused.json')).length === 5;

/** A store whose remote has 1.0.0 (default), and 1.1.0, retired. */
async function withRetired(store: ReleaseStore): Promise<ReleaseStore> {
  for (const version of ['1.0.0', '1.1.0']) await publish(store, version, day(0));
  await change(store, retire('1.1.0'));
  return store;
}

async function expectOnlyFirst(store: ReleaseStore): Promise<void> {
  expect(await filesBelow(store, folderOf('1.1.0'))).toEqual([`${folderOf('1.1.0')}/release.json`]);
  expect(await isWhole(store, '1.0.0')).toBe(true);
  expect(await visitorsGet(store, NAME, [NAME])).toEqual({ [NAME]: '1.0.0' });
}

// REL-15.
test('marks an unlisted release, and removes it once it has been unused long enough', async () => {
  const store = await withRetired(await openScratch());
  const version = { name: NAME, version: '1.1.0' };
  expect((await collect(store, 100)).releases).toEqual([{ ...version, kind: 'marked' }]);
  expect((await collect(store, 189)).releases).toEqual([{ ...version, kind: 'waiting', since: day(100) }]);
  expect(await isWhole(store, '1.1.0')).toBe(true);
  const { releases, files } = await collect(store, 190);
  expect(releases).toEqual([{ ...version, kind: 'removed' }]);
  expect(files).toHaveLength(5);
  await expectOnlyFirst(store);
  expect(await collect(store, 300)).toMatchObject({ releases: [], files: [] });
});

test('starts again for a release that was published again in between', async () => {
  const store = await withRetired(await openScratch());
  await collect(store, 0);
  await publish(store, '1.1.0', day(50));
  expect((await collect(store, 60)).releases).toEqual([]);
  await change(store, retire('1.1.0'));
  expect((await collect(store, 100)).releases).toMatchObject([{ kind: 'marked' }]);
  expect(await isWhole(store, '1.1.0')).toBe(true);
});

// REL-15.
test('a mark that is void ages nothing, and what it says is deleted with the release', async () => {
  const store = await withRetired(await openScratch());
  await collect(store, 0);
  await publish(store, '1.1.0', day(50));
  await change(store, retire('1.1.0'));
  for (const on of [100, 190]) await collect(store, on);
  await expectOnlyFirst(store);
  expect((await store.list('.used')).files).toEqual([]);
});

// REL-15.
test('never removes a default, a canary, a predecessor, or another release that is listed', async () => {
  const store = await openScratch();
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
  for (const version of versions) await publish(store, version, day(0));
  await promoteTo(store, '1.1.0', day(1));
  await change(store, startCanary(10, { version: '1.2.0' }));
  for (const on of [0, 100, 500, 1000]) expect((await collect(store, on)).files).toEqual([]);
  for (const version of versions) expect(await isWhole(store, version)).toBe(true);
  await change(store, rollback);
  await change(store, rollback);
  expect(await visitorsGet(store, NAME, [NAME])).toEqual({ [NAME]: '1.0.0' });
});

/** Publishes and promotes one version per day. */
async function withDailyPromotions(store: ReleaseStore, days: number): Promise<void> {
  for (let on = 0; on < days; on += 1) {
    await publish(store, `1.${on}.0`, day(on));
    await promoteTo(store, `1.${on}.0`, day(on));
  }
}

// REL-3, REL-15.
test('forgets the predecessors from before the window, and keeps every rollback within it', async () => {
  const store = await openScratch();
  await withDailyPromotions(store, 20);
  // The window starts on day 15: 1.14.0 was replaced then, 1.13.0 before.
  await collectGarbage(store, { olderThan: 5 * DAY, now: day(20) });
  for (const version of [18, 17, 16, 15, 14]) {
    await change(store, rollback);
    expect(await visitorsGet(store, NAME, [NAME])).toEqual({ [NAME]: `1.${version}.0` });
  }
  await expect(change(store, rollback)).rejects.toThrow('no predecessor');
  // It can still be promoted by its version: the ten latest unused releases stay listed.
  await promoteTo(store, '1.13.0', day(21));
  // The older ones are unlisted, and removed after the window.
  await collectGarbage(store, { olderThan: 5 * DAY, now: day(30) });
  expect(await isWhole(store, '1.0.0')).toBe(false);
  expect(await isWhole(store, '1.13.0')).toBe(true);
});

test('always keeps the last predecessor', async () => {
  const store = await openScratch();
  await withDailyPromotions(store, 3);
  await collect(store, 1000);
  await change(store, rollback);
  expect(await visitorsGet(store, NAME, [NAME])).toEqual({ [NAME]: '1.1.0' });
  await expect(change(store, rollback)).rejects.toThrow('no predecessor');
});

test('a publisher whose clock was slow makes no predecessor look older', async () => {
  const store = await openScratch();
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(store, version, day(100));
  await promoteTo(store, '1.1.0', day(-5_000));
  await promoteTo(store, '1.2.0', day(102));
  await promoteTo(store, '1.3.0', day(103));
  await collectGarbage(store, { olderThan: 5 * DAY, now: day(104) });
  for (const version of ['1.2.0', '1.1.0', '1.0.0']) {
    await change(store, rollback);
    expect(await visitorsGet(store, NAME, [NAME])).toEqual({ [NAME]: version });
  }
});

test('removes what an interrupted publication left', async () => {
  const store = await withRetired(await openScratch());
  await store.remove([`${folderOf('1.1.0')}/release.json`]);
  await collect(store, 0);
  await collect(store, 90);
  await expectOnlyFirst(store);
});

test('changes nothing in a dry run, and says what it would remove', async () => {
  const store = await withRetired(await openScratch());
  await collect(store, 0);
  const plan = new DryRunStore(store);
  expect((await collect(plan, 90)).files).toHaveLength(5);
  expect(plan.removed).toHaveLength(5);
  expect(await isWhole(store, '1.1.0')).toBe(true);
});

// REL-4, REL-15.
test('changes nothing for visitors wherever it is interrupted, and finishes when it runs again', async () => {
  const writes = await interruptedAtEachWrite(
    async () => {
      const store = await openScratch();
      await withRetired(store);
      await collect(store, 0);
      return store.location;
    },
    (store) => collect(store, 90),
    async (folder) => {
      const store = new FolderStore(folder);
      expect(await visitorsGet(store, NAME, [NAME])).toEqual({ [NAME]: '1.0.0' });
      await collect(store, 90);
      await expectOnlyFirst(store);
    },
  );
  // The record, the registry, the record again, two files in two forms, the mark, what made a mark void.
  expect(writes).toBe(9);
});

test('collects in a bucket', async () => {
  const bucket = await startBucket({ pageSize: 2 });
  try {
    const store = await withRetired(openStore(`s3://${bucket.name}/portal`));
    await collect(store, 0);
    await Promise.all([collect(store, 90), collect(openStore(store.location), 90)]);
    await expectOnlyFirst(store);
  } finally {
    await bucket.close();
  }
});

// REL-5, REL-13.
test('in any order of its steps and those of a publisher, a release is whole or gone', async () => {
  const unmarked = await withRetired(await openScratch());
  const marked = await withRetired(await openScratch());
  await collect(marked, 0);
  const [inUse, retired] = [inMemory(unmarked), inMemory(marked)];
  const from = await fakeRemote({ name: NAME, version: '1.1.0' });
  const outcomes = new Set<string>();
  const examples = preemptions.flatMap((order) =>
    [true, false].flatMap((one) => [true, false].map((other) => [order, one, other] as const)),
  );
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), fc.boolean(), async (order, isPromoted, isMarked) => {
      const store = new DryRunStore(isMarked ? retired : inUse);
      const [published, collected] = await interleave(
        store,
        [
          (to) => release({ from, to, name: NAME, version: '1.1.0', promote: isPromoted, now: day(90) }),
          (to) => collect(to, 90),
        ],
        order,
      );
      if (collected.status === 'rejected') throw collected.reason;
      const isInRegistry = isListed(await readRegistry(store), { name: NAME, version: '1.1.0' });
      expect(await findStaleShards(store)).toEqual([]);
      expect(isInRegistry).toBe(published.status === 'fulfilled');
      // Either the publisher was refused, or its release is complete.
      if (isInRegistry) {
        expect(await isWhole(store, '1.1.0')).toBe(true);
        // A mark that stays would count the time in which the release is used.
        expect((await readMark(store, { name: NAME, version: '1.1.0' })).kind).not.toBe('counts');
      } else expect((await readVersion(store, NAME, '1.1.0')).kind).toBe('removed');
      outcomes.add(published.status);
    }),
    { numRuns: examples.length + 50, examples },
  );
  expect([...outcomes].sort()).toEqual(['fulfilled', 'rejected']);
}, 120_000);
