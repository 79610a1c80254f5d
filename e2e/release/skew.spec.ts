/** Parts of different releases on one page: each team releases when it likes. */
import { join } from 'node:path';
import { openStore, type ReleaseStore, release } from '@portal/federation/release';
import { test as base } from '../support/fixtures';
import { remotes } from '../support/remotes';
import { eachRow } from '../support/rows';
import { startPortal } from '../support/server';
import { scratch } from './support/built-release';
import { lastTwo, type Pair } from './support/pairs';
import { expect, releasesSeen } from './support/released-test';

interface WorkerFixtures {
  readonly work: string;
  readonly pairs: ReadonlyMap<string, Pair>;
  readonly store: ReleaseStore;
}

/** `test` over a store with the last two releases of every part, none of the new ones live. */
const test = base.extend<Readonly<Record<never, never>>, WorkerFixtures>({
  work: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const folder = await scratch();
      await use(folder.path);
      await folder.remove();
    },
    { scope: 'worker' },
  ],
  pairs: [
    async ({ work }, use) => {
      const pairs = new Map<string, Pair>();
      for (const name of ['host', ...remotes.map(({ name: remote }) => remote)])
        pairs.set(name, await lastTwo(name, join(work, name)));
      await use(pairs);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  store: [
    async ({ work, pairs }, use) => {
      const store = openStore(join(work, 'portal'));
      for (const [name, { old, next }] of pairs) {
        await release({ ...old, to: store, name });
        await release({ ...next, to: store, name });
      }
      await use(store);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ store }, use) => {
      const server = await startPortal(store.place);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

// One portal, whose releases the tests change one after the other.
test.describe.configure({ mode: 'serial' });

/** Makes one of a part's two releases live, by publishing it once more. */
async function makeLive(
  store: ReleaseStore,
  pairs: ReadonlyMap<string, Pair>,
  name: string,
  which: keyof Pair,
) {
  const pair = pairs.get(name);
  if (pair === undefined) throw new Error(`There are no two releases of ${name}`);
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
    await eachRow(
      services,
      remotes,
      ({ name }) => name,
      async ({ name, page: address, heading }) => {
        const version = await makeLive(store, pairs, name, remote);
        const seen = releasesSeen(page, name);
        await visitor.open(address);
        await expect(visitor.title).toHaveText(heading);
        expect(seen).toEqual([version]);
      },
    );
  });
