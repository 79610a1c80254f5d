/** @jest-environment node */
import { readManifest } from '../manifest';
import { fakeRemote, removeFolders } from '../testing/fake-release';
import { budgetsOf, overBudget, type Weight } from './budgets';
import { measureBytes } from './measure-bytes';

afterAll(removeFolders);

const DEFAULTS = { firstLoad: 50_000, total: 200_000, duplicates: 0, longTasks: 200 };
const measured = { firstLoad: 40_000, total: 150_000, duplicates: [], longTasks: 20 };
const weightOf = (change: Partial<Weight['measured']>): Weight => ({
  budgets: DEFAULTS,
  measured: { ...measured, ...change },
});

// BUDGET-1.
test('a remote without budgets has the defaults, and may set single ones', () => {
  expect(budgetsOf({ name: 'mfe-x' })).toEqual(DEFAULTS);
  expect(budgetsOf({ name: 'mfe-x', budgets: { total: 90_000 } })).toEqual({ ...DEFAULTS, total: 90_000 });
});

test('wrong budgets are refused by their names', () => {
  const budgets = { firstLoad: -1, longTasks: 1.5, bytes: 3 };
  const parse = () => budgetsOf({ name: 'mfe-x', budgets });
  expect(parse).toThrow('mfe-x/remote.config.ts is not valid');
  for (const field of ['budgets.firstLoad: must not', 'budgets.longTasks: must be a whole', 'budgets.bytes'])
    expect(parse).toThrow(field);
});

test('the first load is the entry with the heaviest page, the total every script, compressed', async () => {
  const page = { files: [{ file: 'page.js', integrity: 'sha384-AAAA' }], provided: [] };
  const store = await fakeRemote({
    name: 'mfe-x',
    version: '1.0.0',
    code: 'x'.repeat(5_000),
    portal: { preload: { '/mfe-x/0': page, '/mfe-x/1': page } },
  });
  const manifest = await readManifest(store, 'mfe-x', '1.0.0');
  if (manifest?.kind !== 'remote') throw new Error('The release is not there');
  const sizeOf = async (file: string) =>
    (await store.read(`remotes/mfe-x/1.0.0/${file}.br`))?.bytes.length ?? Number.NaN;
  const both = (await sizeOf('entry.js')) + (await sizeOf('page.js'));
  expect(both).toBeLessThan(1_000);
  expect(await measureBytes(store, manifest.entry, Object.keys(manifest.files))).toEqual({
    firstLoad: both,
    total: both,
  });
});

// BUDGET-1.
test.each<[what: string, weight: Weight, last: Weight | undefined, lines: string[]]>([
  ['nothing over budget', weightOf({}), undefined, []],
  [
    'a first load that grew',
    weightOf({ firstLoad: 61_200 }),
    weightOf({}),
    ['the first load: 61,200 bytes, the budget is 50,000 bytes (1.2.0 has 40,000, 21,200 less)'],
  ],
  [
    'scripts that shrank and are over it still',
    weightOf({ total: 200_001 }),
    weightOf({ total: 300_000 }),
    ['all scripts: 200,001 bytes, the budget is 200,000 bytes (1.2.0 has 300,000, 99,999 more)'],
  ],
  [
    'a copy of React',
    weightOf({ duplicates: ['react', 'react-dom'] }),
    undefined,
    ['copies of provided modules: 2: react, react-dom, the budget is 0'],
  ],
  ['long tasks', weightOf({ longTasks: 201 }), undefined, ['long tasks: 201 ms, the budget is 200 ms']],
  [
    'what was not measured',
    { budgets: DEFAULTS, measured: { firstLoad: 1, total: 1, duplicates: [] } },
    undefined,
    ['long tasks: not measured'],
  ],
])('names %s', (_, weight, last, lines) => {
  expect(overBudget(weight, { version: '1.2.0', weight: last })).toEqual(lines);
});
