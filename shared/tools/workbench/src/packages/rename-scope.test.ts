/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isScope, renameScope, renameScopeIn } from './rename-scope';

// SDK-6.
test.each([
  ["import { useQuery } from '@portal/sdk/query';", "import { useQuery } from '@vendor/sdk/query';"],
  ['"name": "@portal/create-remote"', '"name": "@vendor/create-remote"'],
  ['npm create @portal/remote mfe-x', 'npm create @vendor/remote mfe-x'],
  ['@portal:registry=https://npm.example', '@vendor:registry=https://npm.example'],
  // What the host provides keeps its name: the host and all remotes share it.
  ['"@portal/session": "@portal/sdk/session"', '"@portal/session": "@vendor/sdk/session"'],
  ["'@portal/remote-status'", "'@portal/remote-status'"],
])('%s becomes %s', (text, renamed) => {
  expect(renameScope(text, '@vendor')).toBe(renamed);
});

// SDK-6.
test('renames in the texts of a package, and leaves the released host alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-scope-'));
  await mkdir(join(folder, 'site/host'), { recursive: true });
  for (const file of ['package.json', 'site/host/main.js'])
    await writeFile(join(folder, file), '"@portal/sdk"');
  await renameScopeIn(folder, '@vendor');
  expect(await readFile(join(folder, 'package.json'), 'utf8')).toBe('"@vendor/sdk"');
  expect(await readFile(join(folder, 'site/host/main.js'), 'utf8')).toBe('"@portal/sdk"');
  await rm(folder, { recursive: true });
});

test('a scope is a name that npm accepts', () => {
  expect(['@vendor', '@a.b_c-1'].map(isScope)).toEqual([true, true]);
  expect(['vendor', '@', '@Vendor', '@a/b', "@a'", '@../x'].map(isScope)).toEqual(Array(6).fill(false));
});
