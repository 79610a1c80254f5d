/** @jest-environment node */
import { join } from 'node:path';
import { runWebpack } from '../run-webpack';
import { folderForTests } from '../testing/folder';
import { commonConfig } from './common';

const folder = folderForTests();

// DEV-4.
test.each(['development', 'production'] as const)(
  'a syntax error in a build for %s begins with file and line, and has no stack of the compiler',
  async (mode) => {
    const file = folder.write('page.ts', "export const title = 'Points';\nexport const lead = ;\n");
    const config = commonConfig({
      folder: 'mfe-cae',
      mode,
      output: join(folder.path, 'built'),
      css: 'names-only',
    });
    const failed = runWebpack({ ...config, cache: false, context: folder.path, entry: file });
    const message = await failed.then(String, (error: Error) => error.message);
    expect(message).toMatch(/^ERROR in \.\/page\.ts 2:\d+\n\s+[x×] Expression expected\n/);
    expect(message).toMatch(/[`╰][-─]+\s+mfe-cae compiled with 1 error$/);
  },
);
