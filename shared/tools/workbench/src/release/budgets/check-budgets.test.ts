/** @jest-environment node */
import { FolderStore, type ReleaseStore, readRegistry, release } from '@portal/releases';
import { type FakeRemote, fakeRemote, removeFolders, scratchFolder } from '@portal/releases/testing';
import { describeStatus } from '../describe';
import { checkBudgets } from './check-budgets';

afterAll(removeFolders);

afterEach(() => jest.restoreAllMocks());

const NAME = 'mfe-x';
const budgets = { firstLoad: 50_000, total: 200_000, duplicates: 0, longTasks: 200 };

interface Built {
  readonly firstLoad?: number;
  /** `undefined`: a browser has to measure it. */
  readonly longTasks?: number | undefined;
  readonly isolation?: FakeRemote['isolation'];
}

const build = (version: string, { firstLoad = 40_000, longTasks, isolation }: Built = {}) =>
  fakeRemote({
    name: NAME,
    version,
    weight: {
      budgets,
      measured: { firstLoad, total: 90_000, duplicates: [], ...(longTasks !== undefined && { longTasks }) },
    },
    ...(isolation && { isolation }),
  });

/** Publishes as the release tool does. */
async function publish(from: ReleaseStore, store: ReleaseStore, version: string, force = false) {
  const record = await checkBudgets({ from, name: NAME, version }, { store, force });
  await release({ from, to: store, name: NAME, version, record });
}

const statusOf = async (store: ReleaseStore) =>
  describeStatus(await readRegistry(store), null, NAME).join('\n');

// BUDGET-1.
test('a release over its budget is refused with the difference to the last one, and nothing is written', async () => {
  const store = new FolderStore(await scratchFolder());
  await publish(await build('1.0.0', { longTasks: 10 }), store, '1.0.0');
  const heavy = publish(await build('1.1.0', { longTasks: 10, firstLoad: 61_200 }), store, '1.1.0');
  await expect(heavy).rejects.toThrow(
    'the first load: 61,200 bytes, the budget is 50,000 bytes (1.0.0 has 40,000, 21,200 less)',
  );
  expect((await store.list(`remotes/${NAME}/1.1.0`)).files).toEqual([]);
  expect(await statusOf(store)).not.toContain('forced');
});

// BUDGET-2.
test('--force publishes it; the release and release status say why', async () => {
  const store = new FolderStore(await scratchFolder());
  await publish(await build('1.0.0', { longTasks: 250 }), store, '1.0.0', true);
  expect(await statusOf(store)).toContain('forced: long tasks: 250 ms, the budget is 200 ms');
});

// BUDGET-2.
test('what a team forced into a store is listed with its reasons, without another --force', async () => {
  const store = new FolderStore(await scratchFolder());
  const from = await build('1.0.0', { longTasks: 250 });
  const record = await checkBudgets({ from, name: NAME, version: '1.0.0' }, { store, force: true });
  await release({ from, to: store, name: NAME, version: '1.0.0', record, filesOnly: true });
  await publish(store, store, '1.0.0');
  expect(await statusOf(store)).toContain('forced: long tasks: 250 ms');
});

test('what was forced into one store is refused by the next', async () => {
  const [staging, production] = [
    new FolderStore(await scratchFolder()),
    new FolderStore(await scratchFolder()),
  ];
  await publish(await build('1.0.0', { longTasks: 250 }), staging, '1.0.0', true);
  await expect(publish(staging, production, '1.0.0')).rejects.toThrow('long tasks: 250 ms');
});

const LEAK = { name: 'selector body', file: 'src/a.css', sentence: 'src/a.css: the selector "body" …' };
const leaking = (accepted: Readonly<Record<string, string>> = {}) =>
  build('1.0.0', { longTasks: 10, isolation: { leaks: [LEAK], accepted } });

// ISOLATION-5, ISOLATION-6.
test('a release whose styles leak is refused, unless the remote accepts that with a reason', async () => {
  const store = new FolderStore(await scratchFolder());
  await expect(publish(await leaking(), store, '1.0.0')).rejects.toThrow(
    /mfe-x 1\.0\.0 leaks into the rest of the page, [\s\S]*src\/a\.css: the selector "body"[\s\S]*acceptedLeaks: \{ "selector body": 'why' \}/,
  );
  await publish(await leaking({ 'selector body': 'The map covers the page.' }), store, '1.0.0');
  expect(await statusOf(store)).not.toContain('forced');
});

// BUDGET-2, ISOLATION-6.
test('--force publishes a release that leaks, and the release status says what', async () => {
  const store = new FolderStore(await scratchFolder());
  await publish(await leaking(), store, '1.0.0', true);
  expect(await statusOf(store)).toContain('forced: it leaks: selector body');
});

// BUDGET-1.
test('what cannot be checked is refused: no browser, a build without budgets', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, CHROMIUM_PATH: '/no/such/browser' });
  const store = new FolderStore(await scratchFolder());
  await expect(publish(await build('1.0.0'), store, '1.0.0')).rejects.toThrow(
    /long tasks: they could not be measured \(CHROMIUM_PATH names \/no\/such\/browser/,
  );
  const old = await fakeRemote({ name: NAME, version: '1.0.0' });
  await expect(publish(old, store, '1.0.0')).rejects.toThrow('its build recorded no budgets');
  await publish(old, store, '1.0.0', true);
  expect(await statusOf(store)).toContain('forced: its build recorded no budgets');
});
