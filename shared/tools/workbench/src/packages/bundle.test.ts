/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundle } from './bundle';

const run = promisify(execFile);

// SDK-4.
test('classes of programs keep their names, by which a document is printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  try {
    const [nodes, entry, output] = ['nodes.ts', 'entry.ts', 'dist'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(
      nodes,
      'export const make = () => { class Node {} return class Element extends Node {}; };',
    );
    await writeFile(
      entry,
      "import { make } from './nodes'; class Element {} console.log(make().name, Element.name);",
    );
    await bundle({
      entries: { entry },
      output,
      compact: true,
      platform: 'node',
      importEffects: true,
      installed: [],
      publishedName: () => undefined,
    });
    await writeFile(join(output, 'package.json'), '{ "type": "module" }');
    const { stdout } = await run(process.execPath, [join(output, 'entry.js')]);
    expect(stdout).toBe('Element Element\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
