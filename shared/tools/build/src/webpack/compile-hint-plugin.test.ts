/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../run-webpack';
import { CompileHintPlugin } from './compile-hint-plugin';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-hint-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('every minified script begins with the comment that V8 reads, except the one in the document', async () => {
  await writeFile(join(folder, 'main.js'), "/*! @license */ import('./page.js');");
  await writeFile(join(folder, 'page.js'), 'export const page = () => document.title;');
  await writeFile(join(folder, 'boot.js'), 'fetch("/portal.config.json");');
  const built = join(folder, 'built');
  await runWebpack({
    context: folder,
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
