/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findHeadlessShell, findTestBrowser } from './chromium';

const { PATH, CHROMIUM_PATH } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-shell-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  Object.assign(process.env, { PATH });
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else Object.assign(process.env, { CHROMIUM_PATH });
});

test('takes the program that a variable names, and another one where the variable is empty', async () => {
  const [named, found] = ['named', 'chromium-headless-shell'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  for (const program of [named, found]) writeFileSync(program, '', { mode: 0o755 });
  Object.assign(process.env, { PATH: folder, CHROMIUM_PATH: named });
  await expect(findTestBrowser()).resolves.toBe(named);
  Object.assign(process.env, { CHROMIUM_PATH: '' });
  await expect(findTestBrowser()).resolves.toBe(found);
  Object.assign(process.env, { CHROMIUM_PATH: join(folder, 'missing') });
  await expect(findTestBrowser()).rejects.toThrow(/missing, which cannot be run/);
});

test('finds the program on the search path', () => {
  const program = join(folder, 'chromium-headless-shell');
  writeFileSync(program, '', { mode: 0o755 });
  expect(findHeadlessShell(['/nowhere', folder].join(delimiter))).toBe(program);
});

test('finds nothing if there is no program or it is not executable', () => {
  expect(findHeadlessShell(folder)).toBeUndefined();
  writeFileSync(join(folder, 'chromium-headless-shell'), '', { mode: 0o644 });
  expect(findHeadlessShell(folder)).toBeUndefined();
});
