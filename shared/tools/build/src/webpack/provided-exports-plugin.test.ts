/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../run-webpack';
import { PROVIDED_EXPORTS_FILE, ProvidedExportsPlugin } from './provided-exports-plugin';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-exports-'));
});
afterEach(() => rm(folder, { recursive: true }));

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
  for (const [path, source] of Object.entries(SOURCES)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), source);
  }
  await runWebpack({
    context: folder,
    mode: 'production',
    entry: './host/main.js',
    output: { path: join(folder, 'built') },
    resolve: {
      alias: {
        '@portal/ui/dialog$': join(folder, 'ui/dialog.js'),
        '@portal/ui$': join(folder, 'ui/index.js'),
      },
    },
    module: { rules: [{ test: /ui/, sideEffects: false }] },
    plugins: [new ProvidedExportsPlugin()],
  });
  expect(JSON.parse(await readFile(join(folder, 'built', PROVIDED_EXPORTS_FILE), 'utf8'))).toEqual({
    '@portal/ui': ['Card', 'Panel', 'Tag', 'one'],
    '@portal/ui/dialog': ['Tag', 'default'],
  });
});
