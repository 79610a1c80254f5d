/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { findForeignPackages } from './lock-file';

const REGISTRY = 'https://npm.example/team';
const GOOD = { resolved: `${REGISTRY}/@portal/sdk/-/sdk-1.0.0.tgz`, integrity: 'sha512-x' };

const folder = folderForTests();
beforeEach(() => {
  folder.write('.npmrc', `@portal:registry=${REGISTRY}\n`);
});

const writeLock = (packages: Readonly<Record<string, unknown>>) =>
  folder.write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
const problems = () => findForeignPackages(folder.path, '@portal');

// SDK-6.
test('accepts packages of the scope from the registry, and others from anywhere', async () => {
  writeLock({
    '': { name: 'mfe-x' },
    'node_modules/@portal/sdk': GOOD,
    'node_modules/@portal/sdk/node_modules/ky': { resolved: 'https://registry.npmjs.org/ky/-/ky-2.tgz' },
    'node_modules/@portals/other': { resolved: 'https://registry.npmjs.org/@portals/other/-/other-1.tgz' },
  });
  expect(await problems()).toEqual([]);
});

// SDK-6.
test.each([
  ['the public registry', { resolved: 'https://registry.npmjs.org/@portal/sdk/-/sdk-1.0.0.tgz' }],
  ['another host that begins alike', { resolved: 'https://npm.example.evil.test/team/@portal/sdk/-/s.tgz' }],
  ['another host behind a user name', { resolved: 'https://npm.example@evil.test/team/@portal/sdk.tgz' }],
  ['another folder of the host', { resolved: 'https://npm.example/teammate/@portal/sdk/-/sdk-1.0.0.tgz' }],
  ['a way out of the folder', { resolved: `${REGISTRY}/../proxy/@portal/sdk/-/sdk-1.0.0.tgz` }],
  ['plain HTTP', { resolved: 'http://npm.example/team/@portal/sdk/-/sdk-1.0.0.tgz' }],
  ['a folder', { resolved: '../sdk', link: true }],
  ['nowhere', {}],
  ['it without a hash', { resolved: GOOD.resolved, integrity: undefined }],
])('refuses a package of the scope from %s', async (_, entry) => {
  writeLock({ 'node_modules/@portal/sdk': { ...GOOD, resolved: undefined, ...entry } });
  expect(await problems()).toEqual([expect.stringContaining('@portal/sdk')]);
  // Deeper, and under the name of another package.
  writeLock({
    'node_modules/a/node_modules/b': { ...GOOD, resolved: undefined, ...entry, name: '@portal/sdk' },
  });
  expect(await problems()).toHaveLength(1);
});

// SDK-6.
test('names what is missing: the registry, the lock file, the packages', async () => {
  expect(await problems()).toEqual([expect.stringContaining('There is no package-lock.json')]);
  writeLock({ 'node_modules/ky': {} });
  expect(await problems()).toEqual([expect.stringContaining('has no package of @portal')]);
  folder.write('package-lock.json', '{"lockfileVersion":1,"dependencies":{}}');
  expect(await problems()).toEqual([expect.stringContaining('no lock file of npm 7')]);
  rmSync(join(folder.path, '.npmrc'));
  expect(await problems()).toEqual([expect.stringContaining('@portal:registry=<address>')]);
});

// SDK-6.
test('reads the registry of the scope as npm does: the last one, in quotes or without', async () => {
  const writeNpmrc = (...lines: string[]) => folder.write('.npmrc', lines.join('\n'));
  writeLock({ 'node_modules/@portal/sdk': GOOD });
  const others = ['@portal:registry=https://a', '@portals:registry=https://b'];
  writeNpmrc(...others, `@portal:registry = "${REGISTRY}"`, 'registry=https://c');
  expect(await problems()).toEqual([]);
  writeNpmrc(`; @portal:registry=${REGISTRY}`, 'registry=https://c');
  expect(await problems()).toEqual([expect.stringContaining('@portal:registry=<address>')]);
});
