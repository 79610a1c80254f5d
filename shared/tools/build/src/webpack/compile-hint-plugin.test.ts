/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../run-webpack';
import { folderForTests } from '../testing/folder';
import { CompileHintPlugin } from './compile-hint-plugin';

const folder = folderForTests();

test('every minified script begins with the comment that V8 reads, except the one in the document', async () => {
  folder.write('main.js', "/*! @license */ import('./page.js');");
  folder.write('page.js', 'export const page = () => document.title;');
  folder.write('boot.js', 'fetch("/portal.config.json");');
  const built = join(folder.path, 'built');
  await runWebpack({
    context: folder.path,
    mode: 'production',
    entry: { main: './main.js', boot: './boot.js' },
    output: { path: built, chunkFilename: 'chunk.[contenthash:8].js' },
    plugins: [new CompileHintPlugin()],
  });
  const files = (await readdir(built)).filter((file) => file.endsWith('.js'));
  expect(files).toHaveLength(3);
  for (const file of files) {
    const [first] = (await readFile(join(built, file), 'utf8')).split('\n');
    expect([file, first === '//# allFunctionsCalledOnLoad']).toEqual([file, file !== 'boot.js']);
  }
});
