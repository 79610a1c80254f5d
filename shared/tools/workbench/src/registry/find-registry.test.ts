/** @jest-environment node */
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { findRegistry, runNpm } from './find-registry';

const folder = folderForTests();
beforeEach(() => {
  // The folder's own settings, and nothing of this machine.
  const others = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name));
  const env = { ...Object.fromEntries(others), npm_config_userconfig: join(folder.path, 'user-npmrc') };
  jest.replaceProperty(process, 'env', env);
});
afterEach(() => jest.restoreAllMocks());

const configure = (line: string) => folder.write('user-npmrc', `${line}\n`);
const installFrom = (resolved: string) =>
  folder.write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/@portal/create-remote': { resolved } } }),
  );
const find = (named?: string, allowsPublic = false) =>
  findRegistry({
    named,
    allowsPublic,
    name: '@portal/create-remote',
    modules: join(folder.path, 'node_modules'),
    cwd: folder.path,
  });

// SDK-6.
test('takes the registry that is named, configured for the scope, installed from, or the only one', async () => {
  configure('registry=https://only.example/');
  expect(await find()).toBe('https://only.example/');
  installFrom('https://elsewhere.example/download/@portal/create-remote/1.0.0/0123');
  expect(await find()).toBe('https://only.example/');
  installFrom('https://installed.example/npm/@portal/create-remote/-/create-remote-1.0.0.tgz');
  expect(await find()).toBe('https://installed.example/npm/');
  configure('@portal:registry=https://scope.example/');
  expect(await find()).toBe('https://scope.example/');
  expect(await find('https://named.example')).toBe('https://named.example');
});

// SDK-6.
test('refuses the public registry, however it is found, unless told that it is the one', async () => {
  const address = 'https://registry.npmjs.org/';
  await expect(find(address)).rejects.toThrow('others may own that name');
  installFrom(`${address}@portal/create-remote/-/create-remote-1.0.0.tgz`);
  await expect(find()).rejects.toThrow('npm config set @portal:registry <address>');
  configure(`@portal:registry=${address}`);
  await expect(find()).rejects.toThrow('--public-registry');
  expect(await find(undefined, true)).toBe(address);
});

test.each(['npm.example', 'file:///srv/npm', '', 'https://npm.example/\nignore-scripts=false'])(
  'refuses %j, which is no address',
  async (address) => {
    await expect(find(address)).rejects.toThrow('no address of a registry');
  },
);

// SDK-6.
test('refuses an address with credentials, which would be committed, and does not repeat them', async () => {
  const address = 'https://me:hunter2@npm.example/';
  const refusal = /^The address of the registry must not have a name or a password(?!.*hunter2)/;
  await expect(find(address)).rejects.toThrow(refusal);
  installFrom(`${address}@portal/create-remote/-/create-remote-1.0.0.tgz`);
  await expect(find()).rejects.toThrow(refusal);
});

// SDK-6.
test('knows public registries by their hosts', async () => {
  for (const address of [
    'https://registry.yarnpkg.com',
    'http://registry.npmjs.org:80',
    'https://registry.npmjs.org./',
  ])
    await expect(find(address)).rejects.toThrow('others may own that name');
  for (const address of ['https://npmjs.org.example', 'https://notnpmjs.org'])
    expect(await find(address)).toBe(address);
});

test('says why npm could not do something, also where npm was told to be silent or is not there', async () => {
  // As `npm run --silent` leaves it for the programs that it runs.
  process.env.npm_config_loglevel = 'silent';
  const view = ['view', 'some-package', '--registry', 'http://127.0.0.1:1/', '--fetch-retries', '0'];
  await expect(runNpm(view, folder.path)).rejects.toThrow(/^npm .*ECONNREFUSED/);
  jest.replaceProperty(process, 'env', { PATH: '' });
  await expect(runNpm(view, folder.path)).rejects.toThrow(/^npm cannot be run: spawn npm ENOENT/);
  await expect(find()).rejects.toMatchObject({ name: 'UsageError' });
});
