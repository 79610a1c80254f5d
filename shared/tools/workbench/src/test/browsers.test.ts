/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers, neededPrograms } from './browsers';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-programs-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const program = async (name: string) => {
  const path = join(folder, name);
  await writeFile(path, '#!/bin/sh\n', { mode: 0o755 });
  return path;
};
const nothing = async () => false;
/** Finds the programs where the environment is this one. */
function find(
  env: Readonly<Record<string, string>>,
  install: (packages: readonly string[]) => Promise<boolean>,
) {
  jest.replaceProperty(process, 'env', env);
  return findBrowsers(install);
}
/** Environment variables that name a fake executable for every program. */
const fakeEnvironment = async () =>
  Object.fromEntries(
    await Promise.all(
      neededPrograms().map(async ({ variable, names }) => [variable, await program(names[0] ?? '')]),
    ),
  ) as Record<string, string>;

test('uses the programs that the environment names, and installs nothing', async () => {
  const env = await fakeEnvironment();
  const install = jest.fn(nothing);
  expect(await find(env, install)).toEqual(env);
  expect(install).not.toHaveBeenCalled();
});

test('finds programs on the search path', async () => {
  const { FIREFOX_PATH, XVFB_PATH, ...others } = await fakeEnvironment();
  // A pipeline sets a variable without a value to the empty text.
  expect(await find({ ...others, XVFB_PATH: '', PATH: folder }, nothing)).toMatchObject({
    FIREFOX_PATH,
    XVFB_PATH,
  });
});

test('installs missing programs and searches again', async () => {
  const { FIREFOX_PATH = '', XVFB_PATH = '', ...others } = await fakeEnvironment();
  await rm(FIREFOX_PATH);
  await rm(XVFB_PATH);
  const install = jest.fn(async () => {
    await program('firefox-esr');
    await program('Xvfb');
    return true;
  });
  expect(await find({ ...others, PATH: folder }, install)).toMatchObject({ FIREFOX_PATH, XVFB_PATH });
  expect(install).toHaveBeenCalledWith(['firefox-esr', 'xvfb']);
});

test('fails with install instructions if programs are still missing', async () => {
  const { FIREFOX_PATH = '', XVFB_PATH = '', ...others } = await fakeEnvironment();
  await rm(FIREFOX_PATH);
  await rm(XVFB_PATH);
  const error = await find({ ...others, PATH: folder }, nothing).catch((error: Error) => error.message);
  expect(error).toContain('firefox-esr (or name it in FIREFOX_PATH)');
  expect(error).toContain('On Debian: apt-get install firefox-esr xvfb');
});

test('rejects a named program that is not executable', async () => {
  const env = { ...(await fakeEnvironment()), XVFB_PATH: join(folder, 'nowhere') };
  await expect(find(env, nothing)).rejects.toThrow(/XVFB_PATH names .*nowhere, which cannot be run/);
});
