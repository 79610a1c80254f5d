/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { findBrowsers, neededPrograms } from './browsers';

const folder = folderForTests();
afterEach(() => jest.restoreAllMocks());

const program = (name: string) => folder.write(name, '#!/bin/sh\n', 0o755);
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
const fakeEnvironment = (): Record<string, string> =>
  Object.fromEntries(neededPrograms().map(({ variable, names }) => [variable, program(names[0] ?? '')]));

test('uses the programs that the environment names, and installs nothing', async () => {
  const env = fakeEnvironment();
  const install = jest.fn(nothing);
  expect(await find(env, install)).toEqual(env);
  expect(install).not.toHaveBeenCalled();
});

test('finds programs on the search path', async () => {
  const { FIREFOX_PATH, XVFB_PATH, ...others } = fakeEnvironment();
  // A pipeline sets a variable without a value to the empty text.
  expect(await find({ ...others, XVFB_PATH: '', PATH: folder.path }, nothing)).toMatchObject({
    FIREFOX_PATH,
    XVFB_PATH,
  });
});

test('installs missing programs and searches again', async () => {
  const { FIREFOX_PATH = '', XVFB_PATH = '', ...others } = fakeEnvironment();
  for (const path of [FIREFOX_PATH, XVFB_PATH]) rmSync(path);
  const install = jest.fn(async () => {
    program('firefox-esr');
    program('Xvfb');
    return true;
  });
  expect(await find({ ...others, PATH: folder.path }, install)).toMatchObject({ FIREFOX_PATH, XVFB_PATH });
  expect(install).toHaveBeenCalledWith(['firefox-esr', 'xvfb']);
});

test('fails with install instructions if programs are still missing', async () => {
  const { FIREFOX_PATH = '', XVFB_PATH = '', ...others } = fakeEnvironment();
  for (const path of [FIREFOX_PATH, XVFB_PATH]) rmSync(path);
  const error = await find({ ...others, PATH: folder.path }, nothing).catch((error: Error) => error.message);
  expect(error).toContain('firefox-esr (or name it in FIREFOX_PATH)');
  expect(error).toContain('On Debian: apt-get install firefox-esr xvfb');
});

test('rejects a named program that is not executable', async () => {
  const env = { ...fakeEnvironment(), XVFB_PATH: join(folder.path, 'nowhere') };
  await expect(find(env, nothing)).rejects.toThrow(/XVFB_PATH names .*nowhere, which cannot be run/);
});
