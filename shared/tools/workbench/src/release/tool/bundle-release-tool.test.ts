/** @jest-environment node */
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@portal/build/workspace';
import { FolderStore, readManifest, readRegistry, readText } from '@portal/releases';
import { fakeRemote, publishHost, removeFolders, scratchFolder } from '@portal/releases/testing';
import { renderFolder, storeReader } from '@portal/rendered-pages';
import { renderHere, startFakePortal } from '@portal/rendered-pages/testing';
import { bundleReleaseTool } from './bundle-release-tool';

const part = { name: 'mfe-x', version: '1.0.0' };
const { privateKey } = generateKeyPairSync('ed25519');
const KEY = {
  PORTAL_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  PORTAL_SIGNING_KEY_NAME: 'x-2026',
};

let packages: readonly string[];
let file: string;
beforeAll(async () => {
  file = join(await scratchFolder(), 'release.mjs');
  packages = await bundleReleaseTool(file);
});
afterAll(removeFolders);

/** Runs the tool, in a job's checkout unless another folder is given. Resolves to what it printed. */
async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = workspaceRoot,
): Promise<string> {
  const { PATH = '' } = process.env;
  const options = { cwd, env: { PATH, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], options);
  return stdout;
}

const builtRelease = () =>
  fakeRemote({
    ...part,
    uiRange: '^1.0.0',
    weight: {
      budgets: { firstLoad: 50_000, total: 200_000, duplicates: 0, longTasks: 200 },
      measured: { firstLoad: 1, total: 1, duplicates: [], longTasks: 0 },
    },
  });

// WORKFLOW-2.
test('contains the client of the bucket, the command line, schemas, parsers and ranges, and no tool that builds', () => {
  expect(packages).toEqual(expect.arrayContaining(['@aws-sdk/client-s3', 'commander', 'valibot']));
  expect(packages.filter((name) => !/^(@aws-sdk|@aws|@smithy)\//.test(name))).toEqual([
    '@module-federation/error-codes',
    '@module-federation/runtime',
    '@module-federation/runtime-core',
    '@module-federation/sdk',
    'bowser',
    'commander',
    'entities',
    'nanoid',
    'parse5',
    'picocolors',
    'postcss',
    'postcss-selector-parser',
    'source-map-js',
    'util-deprecate',
    'valibot',
  ]);
});

// WORKFLOW-2, TRUST-4.
test('signs and publishes what another job has built, and then gives it traffic', async () => {
  const built = await builtRelease();
  const store = new FolderStore(await scratchFolder());
  // What is listed or gets traffic is compared with the live host.
  await publishHost(store, '1.0.0');
  const from = ['--from', built.location, '--version', part.version];
  const to = ['--to', store.location];
  expect(await run([part.name, ...from, '--files-only', '--sign', ...to], KEY)).toContain('files published');
  const manifest = await readManifest(store, part.name, part.version);
  expect(manifest?.signature?.key).toBe(KEY.PORTAL_SIGNING_KEY_NAME);
  expect((await readManifest(built, part.name, part.version))?.signature).toBeUndefined();

  await run(['adopt', part.name, part.version, '--no-pages', ...to]);
  expect((await readRegistry(store)).microFrontends[part.name]).toMatchObject([
    { deployment: { traffic: 100 } },
  ]);
  expect(await run(['status', ...to])).toContain(`signed by ${KEY.PORTAL_SIGNING_KEY_NAME}`);
});

// WORKFLOW-2.
test('refuses to build, and says why', async () => {
  await expect(run(['mfe-cae', '--to', await scratchFolder()])).rejects.toMatchObject({
    stderr: expect.stringMatching(/^\S+ is not part of this copy of the release tool, which builds/),
  });
});

// WORKFLOW-2.
test('says in a sentence that it needs a checkout', async () => {
  await expect(run(['status', '--to', '.'], {}, await scratchFolder())).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^There is no pnpm-workspace\.yaml .* a checkout of the portal’s repository\.\n$/,
    ),
  });
});

// PAGES-16, WORKFLOW-2.
test('applies the pages of a folder, without code of a release', async () => {
  const portal = await startFakePortal(['/points/a']);
  try {
    portal.content.set('a', 'content of a');
    const { store, portal: origin, config } = portal;
    const folder = await scratchFolder();
    const start = renderHere(['/points/a']);
    await renderFolder(folder, await storeReader(store, origin, config), { portal: origin, config, start });
    const apply = ['pages', 'apply', folder, '--to', store.location];
    await expect(run(apply)).rejects.toMatchObject({ stderr: expect.stringContaining('say with --portal') });
    expect(await run([...apply, '--portal', origin])).toContain('1 pages rendered');
    expect((await readText(store, 'pages/points/a.html'))?.text).toContain('content of a</h1>');
    // The store says which portal it is of.
    expect(await run(apply)).toContain('0 pages rendered, 1 up to date');
  } finally {
    await portal.close();
  }
});

// TRUST-4.
test('signs nothing without a key, and no release twice', async () => {
  const built = await builtRelease();
  const store = await scratchFolder();
  const sign = (from: string) => [part.name, '--from', from, '--version', '1.0.0', '--sign', '--to', store];
  await expect(run(sign(built.location))).rejects.toMatchObject({
    stderr: expect.stringContaining('--sign needs PORTAL_SIGNING_KEY'),
  });
  await run(sign(built.location), KEY);
  await expect(run([...sign(store).slice(0, -1), await scratchFolder()], KEY)).rejects.toMatchObject({
    stderr: expect.stringContaining('mfe-x 1.0.0 is signed already, by x-2026'),
  });
});
