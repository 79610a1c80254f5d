/**
 * A team without this repository: it gets the packages from a registry, creates a remote, and follows the guide of the
 * SDK until visitors see its pages. `npm test -- packages` runs this; it needs npm's registry for all other packages.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FolderStore, syncShards } from '@portal/releases';
import { startBucket } from '@portal/releases/testing';
import { freePort } from '@portal/workbench/nginx';
import { publish } from '@portal/workbench/src/packages/publish';
import { renameScope } from '@portal/workbench/src/packages/rename-scope';
import { releaseBuilt } from '../release/support/built-release';
import { addRemote, panel } from '../release/support/overrides-test';
import { runCommand } from '../release/support/release-tool';
import { startPortal } from '../support/server';
import { filesWith, linksOut } from './support/find-traces';
import { Guide } from './support/guide';
import { FRUITLESS_TEST, MISTAKES } from './support/mistakes';
import { type Registry, startRegistry } from './support/registry';
import { ROOT, Team } from './support/team';
import { MAX_INSTALLED, weigh } from './support/weigh';

/** Another scope than in this repository, which the guide's commands and files get, too. */
const SCOPE = '@vendor';
const guide = new Guide(join(ROOT, 'shared/published/sdk/GUIDE.md'), (text) => renameScope(text, SCOPE));
const NAME = 'mfe-points';
/** Where `publish-packages` builds them. */
const PACKAGES = join(ROOT, '.portal/packages');

let folder: string;
let registry: Registry;
let team: Team;
let remote: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-team-'));
  registry = await startRegistry(join(folder, 'registry'));
  // Publishing takes it from the environment.
  process.env.NPM_CONFIG_USERCONFIG = registry.userConfig;
  team = new Team(join(folder, 'team'), registry.userConfig);
  remote = join(team.folder, NAME);
  await mkdir(team.folder);
});

test.afterAll(async () => {
  await team.stopAll();
  await registry.stop();
  await rm(folder, { recursive: true, force: true });
});

// SDK-1, SDK-3, SDK-6.
test('one command publishes the packages in a scope', async () => {
  const { code, output, stdout } = await runCommand(
    'publish-packages',
    ...['--registry', registry.address, '--snapshot', '--tag', 'latest', '--scope', SCOPE],
  );
  expect(code, output).toBe(0);
  for (const name of ['sdk', 'remote-tools', 'create-remote'])
    expect(stdout).toMatch(new RegExp(`Published: .*${name} \\d+\\.\\d+\\.\\d+-snapshot\\.`));
  for (const name of await readdir(PACKAGES)) {
    const manifest = await registry.manifest(`${SCOPE}/${name}`);
    expect(manifest).toMatchObject({ license: 'UNLICENSED', type: 'module', exports: expect.anything() });
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|\.tsx?"(?<!\.d\.ts")/);
  }
});

// SDK-3.
test('a version is published once, in any scope, and a registry that refuses is an error', async () => {
  for (const name of await readdir(PACKAGES))
    expect(await publish(join(PACKAGES, name), registry.address, 'latest'), name).toBe(false);
  const other = join(folder, 'other');
  await mkdir(other);
  await writeFile(join(other, 'package.json'), JSON.stringify({ name: '@portal/sdk', version: '1.0.0' }));
  expect(await publish(other, registry.address, 'latest')).toBe(true);
  expect(await publish(other, registry.address, 'latest')).toBe(false);
  await writeFile(join(other, 'package.json'), JSON.stringify({ name: 'sdk', version: '1.0.0' }));
  await expect(publish(other, registry.address, 'latest')).rejects.toThrow(/could not be asked for sdk/);
});

// SDK-5.
test('npm create makes a remote in a folder of its own, and refuses bad names and folders in use', async () => {
  await team.run(
    guide.command('npm config set @vendor:registry https://npm.example', {
      'https://npm.example': registry.address,
    }),
  );
  const output = await team.run(guide.command(`npm create @vendor/remote ${NAME} -- --owns '/points/*'`));
  expect(output).toContain(`${NAME} owns /points/*. Its packages of @vendor come from ${registry.address}`);
  await expect(team.run(`npm create @vendor/remote ${NAME} -- --owns '/points/*'`)).rejects.toThrow(
    /is not empty/,
  );
  await expect(team.run("npm create @vendor/remote Points -- --owns '/:any'")).rejects.toThrow(
    /must start with a fixed segment[\s\S]*must be lower-case/,
  );
  guide.command(`cd ${NAME}`);
  await team.run(guide.command('npm install'), remote);
  const installed = await readdir(join(remote, 'node_modules/@vendor'));
  expect(installed.sort()).toEqual(['remote-tools', 'sdk']);
  // SDK-8.
  const { packages, megabytes } = await weigh(join(remote, 'node_modules'));
  expect(packages, 'packages').toBeLessThanOrEqual(MAX_INSTALLED.packages);
  expect(megabytes, 'megabytes').toBeLessThanOrEqual(MAX_INSTALLED.megabytes);
  // One scope is one name: nothing asks a registry for the one of this repository.
  const lock = await readFile(join(remote, 'package-lock.json'), 'utf8');
  expect(lock).not.toContain('@portal/');
});

// SDK-6.
test('the registry and the lock file are in the first commit, and another registry is refused', async () => {
  const files = await team.run('git ls-tree --name-only HEAD', remote);
  expect(files.split('\n')).toEqual(expect.arrayContaining(['.npmrc', 'package-lock.json', 'src']));
  expect(await readFile(join(remote, '.npmrc'), 'utf8')).toContain(`@vendor:registry=${registry.address}`);
  await expect(
    team.run("npm create @vendor/remote mfe-x -- --owns '/x/*' --registry https://registry.npmjs.org"),
  ).rejects.toThrow(/others may own that name/);

  const file = join(remote, 'package-lock.json');
  const lock = await readFile(file, 'utf8');
  const foreign = lock.replace(`${registry.address}/@vendor/sdk/`, 'https://registry.npmjs.org/@vendor/sdk/');
  expect(foreign).not.toBe(lock);
  await writeFile(file, foreign);
  for (const command of ['npm run dependencies', 'npm run build', 'npm run release -- --to ../nowhere'])
    await expect(team.run(command, remote)).rejects.toThrow(
      /@vendor\/sdk comes from https:\/\/registry\.npmjs\.org/,
    );
  await expect(team.run('npm run doctor', remote)).rejects.toThrow(
    /@vendor\/sdk comes from[\s\S]*npm install/,
  );
  await writeFile(file, lock);
});

// SDK-4, SDK-5.
test('the remote passes its checks as it was created', async () => {
  for (const check of ['dependencies', 'format', 'lint', 'types', 'test'])
    await team.run(`npm run ${check}`, remote);
  await team.run(guide.command('npm run build'), remote);
});

test('the remote runs alone, in the shell and the services of the tools', async ({ page }) => {
  const port = await freePort();
  const address = new RegExp(`http://localhost:${port}`);
  const dev = await team.serve(`${guide.command('npm run dev')} -- --port ${port}`, address, remote);
  await page.goto(`${dev.address}/points`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Points');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();

  // The guide's next steps appear without a reload by hand.
  await guide.writeFiles(remote);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Point clouds');
  await page.goto(`${dev.address}/points/scans`);
  await page.getByRole('button', { name: 'Download points.zip' }).click();
  await expect(page.getByText('Please log in or sign up to download.')).toBeVisible();
  await page.goto(`${dev.address}/start`);
  await expect(page.getByRole('link', { name: 'Your scans' })).toBeVisible();
  await page.goto('about:blank');
  await dev.stop();
});

test('the code of the guide passes the checks', async () => {
  for (const check of ['npm run dependencies', 'npm run format', 'npm run lint', 'npm run types', 'npm test'])
    await team.run(guide.command(check), remote);
});

// SDK-4.
test('a test that finds nothing says so, with the page', async () => {
  const file = join(remote, 'src/nothing.test.tsx');
  await writeFile(file, FRUITLESS_TEST);
  await expect(team.run('npm test -- src/nothing.test.tsx', remote)).rejects.toThrow(
    /Unable to find an element with the text: Nothing[\s\S]*Scans/,
  );
  await rm(file);
});

// SDK-2, SDK-4.
test('a build on this machine runs inside a deployed portal, and a release replaces it', async ({ page }) => {
  const site = join(folder, 'site');
  const store = new FolderStore(site);
  await releaseBuilt(store, 'host');
  // A portal without other remotes.
  await syncShards(store);
  const portal = await startPortal(site);
  const port = await freePort();
  const dev = await team.serve(
    `${guide.command('npm run dev -- --into https://portal.example', { 'https://portal.example': portal.origin })} --port ${port}`,
    /http:\S+\/mf-manifest\.json/,
    remote,
  );
  await page.goto(`${portal.origin}/start#remotes`);
  await addRemote(page, NAME, dev.address);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.goto(`${portal.origin}/points/scans`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Scans');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await dev.stop();

  const example = { '/srv/portal': site };
  const doctor = await team.run(guide.command('npm run doctor -- --to /srv/portal', example), remote);
  expect(doctor).toContain(`Nothing keeps ${NAME} 1.0.0 from being released to ${site}.`);
  const json = guide.command('npm run --silent doctor -- --to /srv/portal --json', example);
  expect(JSON.parse(await team.run(`${json} 2>/dev/null`, remote))).toMatchObject({ ready: true });
  const dryRun = guide.command('npm run release -- --to /srv/portal --dry-run', example);
  expect(await team.run(dryRun, remote)).toContain(`All visitors get ${NAME} 1.0.0 (before: nobody).`);
  await team.run(guide.command('npm run release -- --to /srv/portal', example), remote);
  const status = await team.run(guide.command('npm run release -- status --to /srv/portal', example), remote);
  expect(status).toContain(NAME);
  await page.goto(`${portal.origin}/points`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Point clouds');
  await page.goto('about:blank');
  await portal.stop();
});

test('the remote is released to a bucket, with a key of the team', async () => {
  await team.run(guide.command('npm run new-key -- ../points.pem'), remote);
  const bucket = await startBucket();
  const example = { 's3://bucket/prefix': `s3://${bucket.name}/portal` };
  await team.run(guide.command('npm run release -- --to s3://bucket/prefix', example), remote);
  expect(bucket.writes).toEqual(
    expect.arrayContaining([
      'portal/remotes.json',
      expect.stringMatching(/^portal\/remotes\/mfe-points\/1\.0\.0\/remoteEntry\..*\.js$/),
    ]),
  );
  await bucket.close();
});

// SDK-7.
for (const [what, command, says] of MISTAKES)
  test(`a mistake is answered by a sentence: ${what}`, async () => {
    const cli = join(remote, 'node_modules/.bin/portal-remote');
    const failure = await team.fail(command.replaceAll('$CLI', cli), remote);
    expect(failure).toContain(says);
    expect(failure).not.toMatch(/^\s+at /m);
  });

// SDK-4.
test('every command of the guide was run, and nothing refers to this repository', async () => {
  expect([...guide.unused]).toEqual([]);
  expect(team.output).not.toContain(ROOT);
  expect(await linksOut(remote)).toEqual([]);
  for (const part of ['node_modules/@vendor', '.portal', 'src'])
    expect(await filesWith(join(remote, part), ROOT)).toEqual([]);
});
