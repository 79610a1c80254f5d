/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { untilWritten } from './serve';

const folder = folderForTests();

// DEV-12.
test('a file that an editor has emptied is built when it is written', async () => {
  const file = folder.write('page.tsx', '');
  const built = untilWritten([file]).then(() => readFile(file, 'utf8'));
  folder.write('page.tsx', 'export {};');
  expect(await built).toBe('export {};');
});

// DEV-12.
test.each(['empty.css', 'deleted.ts'])('%s is not waited for without end', async (name) => {
  folder.write('empty.css', '');
  await expect(untilWritten([join(folder.path, name)])).resolves.toBeUndefined();
});
