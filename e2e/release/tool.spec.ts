/** `npm run release -- …` as a team uses it: what it publishes and prints. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { filesIn } from '@portal/build/files-in';
import { FolderStore, readRegistry } from '@portal/releases';
import { makeTempFolder } from '../support/temp-folder';
import { runRelease, tryRelease } from './support/release-tool';

const FOLDER = 'remotes/mfe-account/1.0.0';
let work: Awaited<ReturnType<typeof makeTempFolder>>;
let store: FolderStore;
const toStore = (...args: readonly string[]) => [...args, '--to', store.location];
const maps = () => join(work.path, 'maps');

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  work = await makeTempFolder();
  store = new FolderStore(join(work.path, 'site'));
});
test.afterAll(() => work.remove());

/** All files of the store with their bytes. */
async function snapshot(): Promise<Record<string, string>> {
  const files = await filesIn(store.location);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')] as const)),
  );
}

test('builds and publishes a remote; its first release receives all traffic', async () => {
  test.setTimeout(240_000);
  const output = await runRelease(...toStore('mfe-account', '--version', '1.0.0', '--source-maps', maps()));
  expect(output).toContain('mfe-account  1.0.0  not listed  →  100 %, default');

  const files = await readdir(join(store.location, FOLDER));
  expect(files).toContain('release.json');
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    // Every script name has a content hash, and no script links to its map.
    expect(file).toMatch(/\.[0-9a-f]{8}\.js$/);
    const bytes = await readFile(join(store.location, FOLDER, file));
    expect(bytes.toString()).not.toMatch(/sourceMappingURL=\S+\s*$/);
    // Small files have no compressed variants.
    if (bytes.length < 512) continue;
    const [br, gz] = await Promise.all(
      ['.br', '.gz'].map((ending) => readFile(join(store.location, FOLDER, file + ending))),
    );
    expect(brotliDecompressSync(br ?? '').equals(bytes)).toBe(true);
    expect(gunzipSync(gz ?? '').equals(bytes)).toBe(true);
  }
  const mapFiles = await readdir(join(maps(), 'mfe-account/1.0.0'));
  expect(mapFiles.some((file) => /^remote\.\w+\.js\.map$/.test(file))).toBe(true);
});

test('the registry lists everything that a page needs', async () => {
  const [entry] = (await readRegistry(store)).microFrontends['mfe-account'] ?? [];
  expect(entry).toMatchObject({
    url: expect.stringMatching(/^\/remotes\/mfe-account\/1\.0\.0\/remoteEntry\.\w+\.js$/),
    metadata: { version: '1.0.0', integrity: expect.stringMatching(/^sha256-/) },
    deployment: { traffic: 100, default: true },
    extras: {
      portal: {
        contract: 1,
        slots: ['start.aside'],
        requires: { react: expect.stringMatching(/^\^19\./) },
        first: {
          files: expect.arrayContaining([{ file: expect.any(String), integrity: expect.any(String) }]),
        },
      },
    },
  });
  expect(entry?.extras.portal.owns).toContain('/license_generator');
});

test('publishing the same version again changes nothing', async () => {
  test.setTimeout(240_000);
  const before = await snapshot();
  const output = await runRelease(...toStore('mfe-account', '--version', '1.0.0', '--source-maps', maps()));
  expect(output).toContain('mfe-account 1.0.0 is published already, with the same bytes.');
  expect(await snapshot()).toEqual(before);
});

// DOCTOR-3, DOCTOR-4.
test('a dry run prints what would change, as JSON and nothing else if it is asked to, and changes nothing', async () => {
  const before = await snapshot();
  const commands = [
    ['canary', 'mfe-account', '10'],
    ['mfe-account', '--from', store.location, '--version', '1.0.0', '--promote'],
    ['status'],
    ['repair'],
  ];
  await Promise.all(commands.map((args) => tryRelease(...toStore(...args, '--dry-run'))));
  const elsewhere = join(work.path, 'elsewhere');
  const dry = ['mfe-account', '--from', store.location, '--version', '1.0.0', '--to', elsewhere, '--dry-run'];
  const output = await runRelease(...dry);
  expect(output).toContain('mfe-account  1.0.0  not listed  →  100 %, default');
  expect(output).toContain('A dry run: nothing was changed. It would write:');
  expect(output).toMatch(/remotes\/mfe-account\/1\.0\.0\/ \(\d+ files\)/);
  expect(output).toContain('registry/hoops.json');
  const json = await tryRelease(...dry, '--json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    refused: [],
    visitors: [{ version: '1.0.0', before: null, after: { traffic: 100 } }],
    release: { costs: { firstLoad: { value: expect.any(Number) } } },
  });
  expect(await readdir(elsewhere).catch(() => 'nothing')).toBe('nothing');
  expect(await snapshot()).toEqual(before);
});

// DOCTOR-1, DOCTOR-4.
test('doctor builds the remote, and prints JSON and nothing else', async () => {
  test.setTimeout(240_000);
  const before = await snapshot();
  const doctor = await tryRelease(...toStore('doctor', 'mfe-account', '--json'));
  const { ready, checks } = JSON.parse(doctor.stdout) as {
    readonly ready: boolean;
    readonly checks: readonly { readonly check: string; readonly state: string }[];
  };
  expect({ ready, code: doctor.code }).toEqual({ ready: true, code: 0 });
  expect(checks.map(({ check, state }) => [check, state])).toContainEqual(['build', 'ok']);
  expect(await snapshot()).toEqual(before);
});

test('invalid commands fail with a message that names the mistake', async () => {
  const commands = [
    [['mfe-nobody'], 'There is no remote mfe-nobody here; there are mfe-account,'],
    [['promote', 'mfe-nobody'], 'The registry has no remote mfe-nobody; it lists mfe-account'],
    [['promote', 'mfe-account', '7.0.0'], 'mfe-account has no release 7.0.0; the registry lists 1.0.0'],
    [['canary', 'mfe-account', '10'], '1.0.0, the latest, is the default already'],
    [['rollback', 'mfe-account'], 'has no predecessor to roll back to'],
    [['rollback', 'host'], 'There is no live host to roll back'],
    [['retire', 'mfe-account', '1.0.0'], 'has visitors'],
    [['purge', 'mfe-account', '1.0.0'], 'it is the default, with 100 % of the traffic'],
  ] as const;
  const results = await Promise.all(commands.map(([args]) => tryRelease(...toStore(...args))));
  expect(results).toEqual(
    commands.map(([, reason]) => ({
      code: 1,
      output: expect.stringContaining(reason),
      stdout: expect.any(String),
    })),
  );
});
