/** Host and remotes of different releases on one page: each team releases independently. */
import { join } from 'node:path';
import { FolderStore, type ReleaseStore, release } from '@portal/releases';
import { onlyDrawnPage } from '../support/held-start';
import { eachRow } from '../support/rows';
import { makeTempFolder } from '../support/temp-folder';
import { lastTwoReleases, pairedRemotes, type ReleasePair } from './support/pairs';
import { test as base, expect, recordReleases } from './support/released-test';

interface WorkerFixtures {
  readonly work: string;
  readonly pairs: ReadonlyMap<string, ReleasePair>;
}

/** `test` with a store of the last two releases of the host and every remote. No new release is live. */
const test = base.extend<Readonly<Record<never, never>>, WorkerFixtures>({
  work: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const folder = await makeTempFolder();
      await use(folder.path);
      await folder.remove();
    },
    { scope: 'worker' },
  ],
  pairs: [
    async ({ work }, use) => {
      const pairs = new Map<string, ReleasePair>();
      for (const name of ['host', ...pairedRemotes.map(({ name: remote }) => remote)])
        pairs.set(name, await lastTwoReleases(name, join(work, name)));
      await use(pairs);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  store: [
    async ({ work, pairs }, use) => {
      const store = new FolderStore(join(work, 'portal'));
      for (const [name, { old, next }] of pairs) {
        await release({ ...old, to: store, name });
        await release({ ...next, to: store, name });
      }
      await use(store);
    },
    { scope: 'worker' },
  ],
});

// The tests change the releases of one portal in order.
test.describe.configure({ mode: 'serial' });

/** Makes one of the two releases live by publishing it again. @returns its version. */
async function makeLive(
  store: ReleaseStore,
  pairs: ReadonlyMap<string, ReleasePair>,
  name: string,
  which: keyof ReleasePair,
) {
  const pair = pairs.get(name);
  if (pair === undefined) throw new Error(`${name} does not have two releases`);
  await release({ ...pair[which], to: store, name, promote: true });
  return pair[which].version;
}

for (const [host, remote] of [
  ['old', 'next'],
  ['next', 'old'],
  ['next', 'next'],
] as const)
  test(`the ${host} host runs the ${remote} release of each remote`, async ({
    page,
    visitor,
    services,
    store,
    pairs,
  }) => {
    await makeLive(store, pairs, 'host', host);
    await visitor.signInAs('partner');
    await eachRow(services, pairedRemotes, async ({ name, page: address, heading }) => {
      const version = await makeLive(store, pairs, name, remote);
      const seen = recordReleases(page, name);
      await visitor.open(address);
      await onlyDrawnPage(page);
      await expect(visitor.title).toHaveText(heading);
      await expect.poll(() => seen).toEqual([version]);
    });
  });
