/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilWritten } from './serve';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-written-'));
});
afterAll(() => rm(folder, { recursive: true }));

// DEV-12.
test('a file that an editor has emptied is built when it is written', async () => {
  const file = join(folder, 'page.tsx');
  await writeFile(file, '');
  const built = untilWritten([file]).then(() => readFile(file, 'utf8'));
  await writeFile(file, 'export {};');
  expect(await built).toBe('export {};');
});

// DEV-12.
test.each(['empty.css', 'deleted.ts'])('%s is not waited for without end', async (name) => {
  await writeFile(join(folder, 'empty.css'), '');
  await expect(untilWritten([join(folder, name)])).resolves.toBeUndefined();
});
