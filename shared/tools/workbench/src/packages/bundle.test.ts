/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderForTests } from '@portal/build/testing';
import { bundle } from './bundle';

const run = promisify(execFile);

const folder = folderForTests();

// SDK-4.
test('classes of programs keep their names, by which a document is printed', async () => {
  folder.write(
    'nodes.ts',
    'export const make = () => { class Node {} return class Element extends Node {}; };',
  );
  const entry = folder.write(
    'entry.ts',
    "import { make } from './nodes'; class Element {} console.log(make().name, Element.name);",
  );
  await bundle({
    entries: { entry },
    output: join(folder.path, 'dist'),
    compact: true,
    platform: 'node',
    importEffects: true,
    installed: [],
    publishedName: () => undefined,
  });
  folder.write('dist/package.json', '{ "type": "module" }');
  const { stdout } = await run(process.execPath, [join(folder.path, 'dist/entry.js')]);
  expect(stdout).toBe('Element Element\n');
});
