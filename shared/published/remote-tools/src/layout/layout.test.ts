/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names that a module exports. It is not imported: it needs the folder of a remote. */
const exportsOf = (path: string): string[] =>
  [
    ...readFileSync(join(process.cwd(), path), 'utf8').matchAll(
      /^export (?:async )?(?:const|function) (\w+)/gm,
    ),
  ]
    .map(([, name = '']) => name)
    .sort();

test.each([
  ['shared/tools/build/src/workspace.ts', 'shared/published/remote-tools/src/layout/own-repository.ts'],
  ['shared/tools/sandbox/src/paths.ts', 'shared/published/remote-tools/src/layout/services-folder.ts'],
])('what takes the place of %s exports the same', (replaced, replacement) => {
  expect(exportsOf(replaced)).not.toEqual([]);
  expect(exportsOf(replacement)).toEqual(exportsOf(replaced));
});
