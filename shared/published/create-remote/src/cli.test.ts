/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@portal/workbench/src/paths';

const CLI = join(process.cwd(), 'shared/published/create-remote/src/cli.ts');

/** Stands for npm: it has one registry, and finds there what it is asked for. */
const NPM = `#!/bin/sh
case $1 in
  config) echo https://npm.example/ ;;
  install) cat > package-lock.json <<END
{ "packages": { "node_modules/@portal/sdk": { "resolved": "https://npm.example/sdk.tgz", "integrity": "sha512-0" } } }
END
esac
`;

let folder: string;
beforeEach(() => {
  mkdirSync(paths.home, { recursive: true });
  folder = mkdtempSync(join(paths.home, 'create-remote-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), NPM, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

// SDK-5.
test.each([
  ['/points/*', '/points'],
  ['/points/:id/view', '/points/example/view'],
])('a remote that owns %s is created, and an address of its pages is named', (pattern, address) => {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, npm_execpath: '' };
  const args = ['--import', 'tsx', CLI, 'mfe-points', '--owns', pattern];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(
    `mfe-points owns ${pattern}. Its packages of @portal come from https://npm.example/`,
  );
  expect(stdout).toContain(`http://localhost:3000${address}\n`);
});
