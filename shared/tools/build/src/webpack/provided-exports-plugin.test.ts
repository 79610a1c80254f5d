/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../run-webpack';
import { folderForTests } from '../testing/folder';
import { PROVIDED_EXPORTS_FILE, ProvidedExportsPlugin } from './provided-exports-plugin';

const folder = folderForTests();

/** A host with a page that imports one name, and the table that provides the whole module. */
const SOURCES = {
  'host/main.js': "import './table'; import './page';",
  'host/page.js': "import { Tag } from '@portal/ui'; console.log(Tag);",
  'host/table.js': `
    import * as ui from '@portal/ui';
    globalThis.provided = { ui, dialog: () => import('@portal/ui/dialog') };`,
  'ui/index.js':
    "export { Tag } from './tag'; export { Card, Card as Panel } from './card'; export const one = 1;",
  'ui/tag.js': 'export const Tag = () => 1;',
  'ui/card.js': 'export const Card = () => 2;',
  'ui/dialog.js': "export * from './tag'; export default 3;",
};

// REVERSE-2.
test('records every name of a provided module, also where imports are led past its entry point', async () => {
  for (const [path, source] of Object.entries(SOURCES)) folder.write(path, source);
  await runWebpack({
    context: folder.path,
    mode: 'production',
    entry: './host/main.js',
    output: { path: join(folder.path, 'built') },
    resolve: {
      alias: {
        '@portal/ui/dialog$': join(folder.path, 'ui/dialog.js'),
        '@portal/ui$': join(folder.path, 'ui/index.js'),
      },
    },
    module: { rules: [{ test: /ui/, sideEffects: false }] },
    plugins: [new ProvidedExportsPlugin()],
  });
  expect(JSON.parse(await readFile(join(folder.path, 'built', PROVIDED_EXPORTS_FILE), 'utf8'))).toEqual({
    '@portal/ui': ['Card', 'Panel', 'Tag', 'one'],
    '@portal/ui/dialog': ['Tag', 'default'],
  });
});
