/** @jest-environment node */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trust } from '@portal/contract';
import {
  FolderStore,
  makeKeyPair,
  type ReleaseStore,
  release,
  type SigningKey,
  signerOf,
} from '@portal/releases';
import { fakeHost, fakeRemote, removeFolders, scratchFolder } from '@portal/releases/testing';
import { runRelease } from '../run-release';
import type { Diagnosis } from './doctor';
import type { Preview } from './preview';

afterAll(removeFolders);

type FakeRemote = Parameters<typeof fakeRemote>[0];

const NAME = 'mfe-x';
const team = makeKeyPair();
const signing: SigningKey = { name: 'x-2026', signer: signerOf(team.privateKey) };
const trustOf = (...keys: Trust['keys']): Trust => ({ mode: 'require', keys, oldest: {} });
const trusted = { id: 'x-2026', key: team.publicKey, remotes: [NAME] };

const { PORTAL_SIGNING_KEY, PORTAL_SIGNING_KEY_NAME } = process.env;
afterEach(() => {
  for (const [name, value] of Object.entries({ PORTAL_SIGNING_KEY, PORTAL_SIGNING_KEY_NAME }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

/** A build that nothing keeps from being released. */
const build = ({ version = '1.1.0', ...more }: Partial<FakeRemote> = {}) =>
  fakeRemote({
    name: NAME,
    version,
    owns: ['/x/*'],
    uiRange: '^1.0.0',
    portal: { owner: { team: 'X', contact: '#x' } },
    weight: {
      budgets: { firstLoad: 50_000, total: 200_000, duplicates: 0, longTasks: 200 },
      measured: { firstLoad: 31_000, total: 90_000, duplicates: [], longTasks: 20 },
    },
    ...more,
  });

async function publish(from: ReleaseStore, to: ReleaseStore, name: string, version: string) {
  await release({ from, to, name, version, promote: true });
}

/** A store with a host, mfe-x 1.0.0 and another remote. */
async function makeStore(trust?: Trust): Promise<FolderStore> {
  const store = new FolderStore(await scratchFolder());
  const host = await fakeHost('1.0.0', { ...(trust && { trust }), exports: { '@portal/ui': ['Tag'] } });
  await publish(host, store, 'host', '1.0.0');
  await publish(await build({ version: '1.0.0', ...(trust && { signing }) }), store, NAME, '1.0.0');
  const other = await fakeRemote({ name: 'mfe-other', version: '1.0.0', signing: trust && signing });
  await publish(other, store, 'mfe-other', '1.0.0');
  return store;
}

interface Run {
  readonly output: string;
  readonly code: number;
}

/** Runs the release tool; what a program would exit with is its exit code. */
async function run(...args: readonly string[]): Promise<Run> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await runRelease(args);
    return { output: log.mock.calls.flat().join('\n'), code: Number(process.exitCode ?? 0) };
  } finally {
    process.exitCode = undefined;
    log.mockRestore();
  }
}

/** What a store has, byte for byte. */
async function contentsOf({ location }: ReleaseStore) {
  const entries = await readdir(location, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'base64')]));
}

interface Case {
  /** Default: a healthy one. */
  readonly build?: Partial<FakeRemote>;
  readonly trust?: Trust;
  readonly damage?: (store: FolderStore) => Promise<unknown>;
  /** The one check that blocks. */
  readonly check: string;
  readonly message: string;
  readonly mend: string;
}

const weight = (firstLoad: number) => ({
  budgets: { firstLoad: 50_000, total: 200_000, duplicates: 0, longTasks: 200 },
  measured: { firstLoad, total: 90_000, duplicates: [], longTasks: 20 },
});

const CASES: readonly (readonly [string, Case])[] = [
  [
    'a registry that is no JSON',
    {
      damage: ({ location }) => writeFile(join(location, 'remotes.json'), '<html>'),
      check: 'store',
      message: 'remotes.json is no JSON',
      mend: 'ls -l /',
    },
  ],
  [
    'a release without a signature where one is required',
    {
      trust: trustOf(trusted),
      check: 'key',
      message: 'release.json is not signed',
      mend: '--sign --to',
    },
  ],
  [
    'a version that is published with other bytes',
    {
      build: { version: '1.0.0', code: 'others' },
      check: 'version',
      message: 'mfe-x 1.0.0 is published already, with other bytes',
      mend: 'version patch',
    },
  ],
  [
    'paths that another remote owns',
    {
      build: { owns: ['/mfe-other/*'] },
      check: 'registry',
      message: 'mfe-other',
      mend: 'npm run release -- status --to',
    },
  ],
  [
    'modules that the live host does not have',
    {
      build: { uiRange: '^2.0.0' },
      check: 'compatibility',
      message: 'mfe-x 1.1.0 needs @portal/ui ^2.0.0, host 1.0.0 has 1.0.0',
      mend: 'npm run release -- host --to',
    },
  ],
  [
    'names that the live host does not export',
    {
      build: { uses: { '@portal/ui': ['Tag', 'New'] } },
      check: 'compatibility',
      message: 'imports New of @portal/ui, which host 1.0.0 does not export',
      mend: 'npm run release -- host --to',
    },
  ],
  [
    'a first load over its budget',
    {
      build: { weight: weight(61_000) },
      check: 'budgets',
      message: 'the first load: 61,000 bytes, the budget is 50,000 bytes (1.0.0 has 31,000, 30,000 less)',
      mend: '--force',
    },
  ],
  [
    'a style for every page',
    {
      build: {
        isolation: {
          leaks: [{ name: 'selector body', file: 'src/a.css', sentence: 'The selector body is global.' }],
          accepted: {},
        },
      },
      check: 'isolation',
      message: 'The selector body is global.',
      mend: '--force',
    },
  ],
  [
    'no owner',
    {
      build: { portal: {} },
      check: 'owner',
      message: 'remote.config.ts names no owner',
      mend: 'npm run dev -- mfe-x',
    },
  ],
];

// DOCTOR-1, DOCTOR-3.
test.each(CASES)('doctor and dry run name %s, with what mends it', async (_, one) => {
  const store = await makeStore(one.trust);
  const from = await build(one.build);
  const version = one.build?.version ?? '1.1.0';
  await one.damage?.(store);
  const before = await contentsOf(store);
  const args = ['--from', from.location, '--version', version, '--to', store.location, '--json'];

  const doctor = await run('doctor', NAME, ...args);
  const { ready, checks } = JSON.parse(doctor.output) as Diagnosis;
  const blocked = checks.filter(({ state }) => state === 'blocked');
  expect({ ready, code: doctor.code, blocked: blocked.map(({ check }) => check) }).toEqual({
    ready: false,
    code: 1,
    blocked: [one.check],
  });
  expect(blocked[0]?.message).toContain(one.message);
  expect(blocked[0]?.mend.join('\n')).toContain(one.mend);

  if (one.damage === undefined) {
    const dry = await run(NAME, ...args, '--dry-run');
    const { refused } = JSON.parse(dry.output) as Preview;
    expect([dry.code, ...refused.map(({ check }) => check)]).toEqual([1, one.check]);
  }
  expect(await contentsOf(store)).toEqual(before);
});

// DOCTOR-1.
test('nothing keeps a healthy release; --force overrides what the release command lets it override', async () => {
  const store = await makeStore();
  const args = async (from: ReleaseStore) => [
    'doctor',
    NAME,
    '--from',
    from.location,
    '--version',
    '1.1.0',
    '--to',
    store.location,
  ];
  const healthy = await run(...(await args(await build())));
  expect(healthy).toEqual({
    code: 0,
    output: expect.stringContaining(`Nothing keeps mfe-x 1.1.0 from being released to ${store.location}.`),
  });
  // No terminal: no colors.
  expect(healthy.output).not.toContain('\u001B');
  const heavy = await args(await build({ weight: weight(61_000) }));
  expect(await run(...heavy)).toMatchObject({ code: 1, output: expect.stringContaining('One thing keeps') });
  expect(await run(...heavy, '--force')).toMatchObject({ code: 0 });
});

// DOCTOR-1.
test('without a store, what needs none is checked, and the command names how to say one', async () => {
  const from = await build({ portal: {} });
  const { output, code } = await run('doctor', NAME, '--from', from.location, '--version', '1.1.0');
  expect(code).toBe(1);
  expect(output).toContain('No store is named');
  expect(output).toContain(`$ npm run release -- doctor ${NAME} --to <folder or s3://bucket/prefix>`);
  expect(output).toContain('names no owner');
  expect(output).toContain('Not checked: first “Store”.');
  expect(output).toContain('2 things keep mfe-x 1.1.0 from being released.');
});

// DOCTOR-2.
test.each([
  ['no key', {}, [trusted], 'is not signed', 'npm run keys -- new ../mfe-x.pem'],
  [
    'an unknown key',
    { PORTAL_SIGNING_KEY: team.privateKey, PORTAL_SIGNING_KEY_NAME: 'other' },
    [trusted],
    'is signed with an unknown key, other',
    `npm run keys -- trust other ${team.publicKey} --remotes mfe-x`,
  ],
  [
    'a key of another team',
    { PORTAL_SIGNING_KEY: team.privateKey, PORTAL_SIGNING_KEY_NAME: 'x-2026' },
    [{ ...trusted, remotes: ['mfe-y'] } as typeof trusted],
    'a key of another team',
    'npm run keys -- new ../mfe-x.pem',
  ],
  [
    'a file that cannot be read',
    { PORTAL_SIGNING_KEY: '/no/such.pem', PORTAL_SIGNING_KEY_NAME: 'x-2026' },
    [trusted],
    'The signing key /no/such.pem cannot be read',
    'export PORTAL_SIGNING_KEY=',
  ],
] as const)('the key is checked before anything is signed: %s', async (_, env, keys, message, mend) => {
  const { subjectOf } = await import('./subject');
  const { checkKey } = await import('./check-key');
  const { workspaceRemedies } = await import('./remedies');
  const store = new FolderStore(await scratchFolder());
  await publish(await fakeHost('1.0.0', { trust: trustOf(...keys) }), store, 'host', '1.0.0');
  Object.assign(process.env, env);
  const finding = await checkKey(
    subjectOf({
      // It would be built; its key is looked at before.
      command: {
        kind: 'publish',
        name: NAME,
        version: '1.1.0',
        from: undefined,
        promote: false,
        filesOnly: false,
        baseUrl: '',
        sourceMaps: undefined,
      },
      context: { store, options: {}, dryRun: true, force: false, directory: '/' },
      directory: '/',
      portal: undefined,
      remedies: workspaceRemedies,
    }),
  );
  expect(finding).toMatchObject({ state: 'blocked', message: expect.stringContaining(message) });
  expect(finding.mend.join('\n')).toContain(mend);
});

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
