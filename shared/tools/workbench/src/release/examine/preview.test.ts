/** @jest-environment node */
import { release } from '@portal/releases';
import { removeFolders, scratchFolder } from '@portal/releases/testing';
import { createSandbox } from '@portal/sandbox';
import type { Preview } from './preview';
import { build, contentsOf, makeStore, NAME, run } from './testing';

afterEach(() => jest.restoreAllMocks());
afterAll(removeFolders);

// DOCTOR-3.
test('a dry run shows versions, files, costs and paths, and who gets the release', async () => {
  const store = await makeStore();
  const from = await build({ owns: ['/x/*', '/scans/*'] });
  const before = await contentsOf(store);
  const args = [NAME, '--from', from.location, '--version', '1.1.0', '--to', store.location, '--dry-run'];

  const { output, code } = await run(...args);
  expect(code).toBe(0);
  for (const sentence of [
    'All visitors get mfe-x 1.0.0, as before.',
    'Nobody gets mfe-x 1.1.0 before it is promoted or made a canary.',
    `$ npm run release -- canary mfe-x 10 --to ${store.location}`,
    'It has 2 files of ',
    'The first load costs 31.0 kB, as now; the budget is 50.0 kB.',
    'It owns /x/*, /scans/*.',
    'New are /scans/*.',
    'A dry run: nothing was changed. It would write:',
  ])
    expect(output).toContain(sentence);

  const preview = JSON.parse((await run(...args, '--promote', '--json')).output) as Preview;
  expect(preview).toMatchObject({
    dryRun: true,
    part: NAME,
    version: '1.1.0',
    refused: [],
    visitors: [
      { version: '1.0.0', before: { traffic: 100, default: true }, after: { traffic: 0, default: false } },
      { version: '1.1.0', before: null, after: { traffic: 100, default: true } },
    ],
    host: { before: '1.0.0', after: '1.0.0' },
    release: {
      files: { count: 2, new: 2 },
      costs: { firstLoad: { value: 31_000, budget: 50_000, before: 31_000 } },
      paths: { owns: ['/x/*', '/scans/*'], added: ['/scans/*'], removed: [] },
    },
    writes: expect.arrayContaining(['remotes.json', 'remotes/mfe-x/1.1.0/release.json']),
    deletes: [],
  });
  expect(await contentsOf(store)).toEqual(before);
});

// DOCTOR-3.
test('a dry run of a release that the store has measures nothing again', async () => {
  const store = await makeStore();
  const args = ['--from', store.location, '--version', '1.0.0', '--to', store.location, '--dry-run'];
  const { output } = await run(NAME, ...args);
  expect(output).toContain('Its long tasks were not measured; the budget is 200 ms.');
});

// DOCTOR-3.
test('a dry run names the paths that a release no longer owns', async () => {
  const store = await makeStore();
  const from = await build({ owns: ['/scans/*'] });
  const args = ['--from', from.location, '--version', '1.1.0', '--to', store.location, '--dry-run'];
  expect((await run(NAME, ...args)).output).toContain('No longer its own: /x/*.');
});

// DOCTOR-3.
test('a dry run of a canary shows both shares, and JSON names why another command is refused', async () => {
  const store = await makeStore();
  const from = await build();
  await release({ from, to: store, name: NAME, version: '1.1.0' });
  const to = ['--to', store.location, '--dry-run'];
  const { output } = await run('canary', NAME, '10', ...to);
  expect(output).toContain('90 % of the visitors get mfe-x 1.0.0 (before: 100 %).');
  expect(output).toContain('10 % of the visitors get mfe-x 1.1.0 (before: nobody).');

  const refused = await run('retire', NAME, '1.0.0', ...to, '--json');
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.output)).toMatchObject({
    command: 'retire',
    refused: [{ message: expect.stringContaining('has visitors') }],
    writes: [],
  });
});

// DOCTOR-4.
test.each(['policy traffic', 'policy mfe-x', 'status', 'status --health', 'repair --verify', 'gc'])(
  'a dry run of %s prints one JSON document',
  async (line) => {
    const dataDir = await scratchFolder();
    const errors = await createSandbox({ dataDir });
    const store = await makeStore();
    try {
      const address = await errors.listen({ port: 0, host: '127.0.0.1' });
      const sentry = {
        SENTRY_URL: `${address}/services/errors/`,
        SENTRY_ORG: 'portal',
        SENTRY_AUTH_TOKEN: 'any',
      };
      jest.replaceProperty(process, 'env', { ...process.env, ...sentry });
      const { output } = await run(...line.split(' '), '--to', store.location, '--dry-run', '--json');
      expect(JSON.parse(output)).toMatchObject({ command: line.split(' ')[0], refused: [], writes: [] });
    } finally {
      await errors.close();
    }
  },
);
