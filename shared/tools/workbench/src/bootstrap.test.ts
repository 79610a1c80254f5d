/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { workspaceRoot } from '@portal/build/workspace';
import { outcomeOf } from './test/programs';

const WORKBENCH = 'shared/tools/workbench';
const STAMP = 'node_modules/.portal-install';

const root = folderForTests();

/** A workspace with one command. @param installer a script in place of `npx`. @returns the command's exit code and output. */
async function run(installer: string, command: string) {
  for (const file of ['bootstrap.mjs', 'installation.mjs'])
    await cp(join(workspaceRoot, WORKBENCH, file), join(root.path, WORKBENCH, file));
  for (const group of ['web', 'published']) await mkdir(join(root.path, 'shared', group));
  root.write('package.json', JSON.stringify({ type: 'module', packageManager: 'pnpm@1.0.0' }));
  root.write('pnpm-lock.yaml', '');
  root.write('pnpm-workspace.yaml', '');
  await mkdir(join(root.path, 'node_modules'));
  await symlink(join(workspaceRoot, 'node_modules/tsx'), join(root.path, 'node_modules/tsx'));
  root.write(`${WORKBENCH}/src/hello.ts`, command);
  root.write('bin/npx', `#!/bin/sh\n${installer}\n`, 0o755);
  const child = spawn(process.execPath, [join(root.path, WORKBENCH, 'bootstrap.mjs'), 'hello'], {
    env: { ...process.env, PATH: `${join(root.path, 'bin')}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return outcomeOf(child);
}

test('a command has its own exit code, after the installation', async () => {
  expect(await run('exit 0', 'process.exitCode = 3;')).toMatchObject({ code: 3 });
  expect(existsSync(join(root.path, STAMP))).toBe(true);
});

test.each([
  ['Ctrl+C', 'SIGINT', 130],
  ['the system, which is out of memory', 'SIGKILL', 137],
])('a command that %s ends has failed', async (_, signal, expected) => {
  const { code } = await run(
    'exit 0',
    `process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000);`,
  );
  expect(code).toBe(expected);
});

test('an installation that Ctrl+C ends is none, and the command does not run', async () => {
  const { code, output } = await run('kill -INT $$', "console.log('hello');");
  expect(code).toBe(1);
  expect(output).toContain('The installation failed');
  expect(output).not.toContain('hello');
  expect(existsSync(join(root.path, STAMP))).toBe(false);
});
