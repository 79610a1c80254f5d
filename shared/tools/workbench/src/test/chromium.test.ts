/** @jest-environment node */
import { delimiter, join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { findTestBrowser } from './chromium';

const folder = folderForTests();
afterEach(() => jest.restoreAllMocks());

const program = (name: string, mode = 0o755) => folder.write(name, '', mode);

/** The browser that is found with this folder at the end of the search path. */
function find(CHROMIUM_PATH?: string): Promise<string> {
  const env = {
    PATH: ['/nowhere', folder.path].join(delimiter),
    ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }),
  };
  const replaced = jest.replaceProperty(process, 'env', env);
  return findTestBrowser().finally(() => replaced.restore());
}

test('takes the program that a variable names, and one of the search path where the variable is empty', async () => {
  const [named, found] = [program('named'), program('chromium-headless-shell')];
  await expect(find(named)).resolves.toBe(named);
  await expect(find('')).resolves.toBe(found);
  await expect(find(join(folder.path, 'missing'))).rejects.toThrow(/missing, which cannot be run/);
});

test('takes the faster program, if it is there and executable', async () => {
  const full = program('chromium');
  await expect(find()).resolves.toBe(full);
  program('chromium-headless-shell', 0o644);
  await expect(find()).resolves.toBe(full);
  const shell = program('chrome-headless-shell');
  await expect(find()).resolves.toBe(shell);
});
