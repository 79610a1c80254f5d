/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findHeadlessShell } from './chromium';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-shell-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
