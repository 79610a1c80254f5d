/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { folderForTests } from '@portal/build/testing';
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

const folder = folderForTests();

// SDK-6.
test('renames in the texts of a package, and leaves the released host alone', async () => {
  const [manifest, script] = ['package.json', 'site/host/main.js'].map((file) =>
    folder.write(file, '"@portal/sdk"'),
  ) as [string, string];
  await renameScopeIn(folder.path, '@vendor');
  expect(readFileSync(manifest, 'utf8')).toBe('"@vendor/sdk"');
  expect(readFileSync(script, 'utf8')).toBe('"@portal/sdk"');
});

test('a scope is a name that npm accepts', () => {
  expect(['@vendor', '@a.b_c-1'].map(isScope)).toEqual([true, true]);
  expect(['vendor', '@', '@Vendor', '@a/b', "@a'", '@../x'].map(isScope)).toEqual(Array(6).fill(false));
});
