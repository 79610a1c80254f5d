/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { NewRemote } from '@portal/workbench/src/new-remote/request';
import { filesOfRepository, writeRepository } from './files';
import { lockPackages } from './first-commit';

const remoteWith = (...owns: string[]): NewRemote => ({
  name: 'mfe-points',
  title: 'Point clouds',
  team: 'Points',
  owns,
});
const filesFor = (remote: NewRemote, registry = 'https://npm.example/') =>
  filesOfRepository(remote, { version: '1.2.3', scope: '@portal', registry });
const files = (...owns: string[]) => filesFor(remoteWith(...owns));

const expectFormatted = (all: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(all).filter(([name]) => /\.(tsx?|css)$/.test(name))) {
    const formatted = execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${path}`], {
      input: text,
      encoding: 'utf8',
    });
    expect(formatted).toBe(text);
  }
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'create-remote-'));
});
afterEach(() => rm(folder, { recursive: true }));

// SDK-4.
test('a new remote depends on one package for code and one for tools, and imports no other', () => {
  const { 'package.json': manifest = '', ...others } = files('/points/*');
  expect(JSON.parse(manifest)).toMatchObject({
    dependencies: { '@portal/sdk': '^1.2.3' },
    devDependencies: { '@portal/remote-tools': '^1.2.3' },
  });
  const imports = Object.values(others).flatMap((text) =>
    [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, name = '']) => name),
  );
  expect(imports).not.toEqual([]);
  expect(imports.filter((name) => !/^@portal\/(sdk|remote-tools)(\/|$)/.test(name))).toEqual([]);
});

// SDK-6.
test('.npmrc names the registry of the portal’s packages', () => {
  const lines = files('/points/*')['.npmrc']?.split('\n');
  expect(lines).toContain('@portal:registry=https://npm.example/');
  // A user may have told npm to leave the addresses out of lock files.
  expect(lines).toContain('omit-lockfile-registry-resolved=false');
});

// SDK-5.
test.each([
  ['one pattern', ['/points/*']],
  ['a pattern without pages below it', ['/points']],
  [
    'many patterns',
    ['/points/*', '/point-clouds/:id/view', '/point-clouds/:id/share', '/scans/*', '/scanners/:id'],
  ],
])('the sources for %s are formatted', (_, owns) => {
  expectFormatted(files(...owns));
});

// SDK-5.
test.each(["The team's points", '"Points"', `The team's "points"`, 'C:\\points', 'Two\nlines'])(
  'the sources of a remote with the title %j are formatted, and have it',
  (title) => {
    const config = filesFor({ ...remoteWith('/points/*'), title, team: title })['remote.config.ts'] ?? '';
    expectFormatted({ 'remote.config.ts': config });
    const description = config.replace(/^[\s\S]*describeRemote\(|\);\s*$/g, '');
    expect(runInNewContext(`(${description})`)).toMatchObject({ title, owner: { team: title } });
  },
);

// SDK-5. The guide continues from a new remote.
test('a file of the guide replaces the one of its name, whatever its ending', async () => {
  const guide = await readFile('shared/published/sdk/GUIDE.md', 'utf8');
  const shown = [...guide.matchAll(/^```tsx? (\S+)$/gm)].map(([, path = '']) => path);
  const created = Object.keys(files('/points/*'));
  const nameOf = (path: string) => path.replace(/\.tsx?$/, '');
  const names = new Set(created.map(nameOf));
  expect(shown).toContain('src/remote.ts');
  expect(shown.filter((path) => names.has(nameOf(path)) && !created.includes(path))).toEqual([]);
});

// SDK-4. Module Federation writes what failed into `.mf` of the folder that a build runs in.
test('git and the checks leave alone what builds write', () => {
  const { '.gitignore': ignored = '', 'biome.json': biome = '' } = files('/points/*');
  const { includes } = (JSON.parse(biome) as { files: { includes: string[] } }).files;
  for (const name of ['.portal', '.mf']) {
    expect(ignored.split('\n')).toContain(`${name}/`);
    expect(includes).toContain(`!${name}`);
  }
});

// SDK-5.
test('a folder that is not empty is refused and stays as it is', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await expect(writeRepository(folder, files('/points/*'))).rejects.toThrow(`${folder} is not empty: choose`);
  await expect(writeRepository(join(folder, 'new'), files('/points/*'))).resolves.toBeUndefined();
});

// SDK-7.
test('where npm finds no packages it says why, and what to do with the folder', async () => {
  await writeRepository(folder, filesFor(remoteWith('/points/*'), 'http://127.0.0.1:1/'));
  jest.replaceProperty(process, 'env', { ...process.env, npm_config_fetch_retries: '0' });
  const failure = await lockPackages(folder, '@portal').catch((error: unknown) => error);
  expect(failure).toMatchObject({
    name: 'UsageError',
    message: expect.stringMatching(
      /could not be found:[\s\S]*ECONNREFUSED[\s\S]*remove the folder and run this again/,
    ),
  });
  expect((failure as Error).message).not.toMatch(/^npm error +at /m);
  jest.restoreAllMocks();
});

test('a clone has the line ends that the checks want, whatever git is told', async () => {
  const [made, clone] = [join(folder, 'made'), join(folder, 'clone')];
  await writeRepository(made, files('/points/*'));
  const git = (...args: string[]) => execFileSync('git', ['-C', made, ...args]);
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Points', '-c', 'user.email=points@example.com', 'commit', '--quiet', '-m', 'A remote');
  // As git for Windows is set up.
  git('clone', '--quiet', '--config', 'core.autocrlf=true', made, clone);
  expect(await readFile(join(clone, 'remote.config.ts'), 'utf8')).not.toContain('\r');
});

test('a mistake names the help that npm passes on to the command', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'shared/published/create-remote/src/cli.ts'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(
    "missing required argument 'name'\n(npm create @portal/remote -- --help shows all options)",
  );
});
