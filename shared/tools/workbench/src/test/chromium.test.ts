/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findTestBrowser } from './chromium';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-shell-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function program(name: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, '', { mode });
  return path;
}

/** The browser that is found with this folder at the end of the search path. */
function find(CHROMIUM_PATH?: string): Promise<string> {
  const env = {
    PATH: ['/nowhere', folder].join(delimiter),
    ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }),
  };
  const replaced = jest.replaceProperty(process, 'env', env);
  return findTestBrowser().finally(() => replaced.restore());
}

test('takes the program that a variable names, and one of the search path where the variable is empty', async () => {
  const [named, found] = [program('named'), program('chromium-headless-shell')];
  await expect(find(named)).resolves.toBe(named);
  await expect(find('')).resolves.toBe(found);
  await expect(find(join(folder, 'missing'))).rejects.toThrow(/missing, which cannot be run/);
});

test('takes the faster program, if it is there and executable', async () => {
  const full = program('chromium');
  await expect(find()).resolves.toBe(full);
  program('chromium-headless-shell', 0o644);
  await expect(find()).resolves.toBe(full);
  const shell = program('chrome-headless-shell');
  await expect(find()).resolves.toBe(shell);
});
