/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trust } from '@portal/contract';
import type { FolderStore, ReleaseStore } from '@portal/releases';
import { removeFolders, scratchFolder } from '@portal/releases/testing';
import type { Diagnosis } from './doctor';
import type { Preview } from './preview';
import {
  build,
  contentsOf,
  type FakeRemote,
  makeStore,
  NAME,
  run,
  trusted,
  trustOf,
  weight,
} from './testing';

afterAll(removeFolders);

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
test.each(CASES)('doctor and dry run name %s, with what fixes it', async (_, one) => {
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

// DOCTOR-1.
test('a bucket without a region is answered by how to say one', async () => {
  jest.replaceProperty(process, 'env', { PATH: process.env.PATH, HOME: await scratchFolder() });
  const from = await build();
  const { output } = await run(
    ...['doctor', NAME, '--from', from.location, '--version', '1.1.0', '--to', 's3://bucket/portal'],
  );
  jest.restoreAllMocks();
  expect(output).toContain('Region is missing\n    $ export AWS_REGION=<region of the bucket>');
});
