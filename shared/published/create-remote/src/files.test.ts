/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewRemote } from '@portal/workbench/src/new-remote/request';
import { filesOfRepository, writeRepository } from './files';

const remoteWith = (...owns: string[]): NewRemote => ({
  name: 'mfe-points',
  title: 'Point clouds',
  team: 'Points',
  owns,
});
const files = (...owns: string[]) =>
  filesOfRepository(remoteWith(...owns), {
    version: '1.2.3',
    scope: '@portal',
    registry: 'https://npm.example/',
  });

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
])('the sources for %s are formatted', async (_, owns) => {
  for (const [path, text] of Object.entries(files(...owns)).filter(([name]) => /\.(tsx?|css)$/.test(name))) {
    const formatted = execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${path}`], {
      input: text,
      encoding: 'utf8',
    });
    expect(formatted).toBe(text);
  }
});

// SDK-5.
test('a folder that is not empty is refused and stays as it is', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await expect(writeRepository(folder, files('/points/*'))).rejects.toThrow(`${folder} is not empty`);
  await expect(writeRepository(join(folder, 'new'), files('/points/*'))).resolves.toBeUndefined();
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
