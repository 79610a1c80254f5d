/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderForTests } from '@portal/build/testing';
import webpack, { type Stats } from 'webpack';
import { compilerOf, untilWritten } from './serve';

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

// DEV-4.
test('a deleted file is an error, which goes when the file is back', async () => {
  const text = 'export default 1;';
  const part = folder.write('part.js', text);
  const compiler = compilerOf({
    mode: 'development',
    entry: folder.write('index.js', "import part from './part.js';\nconsole.log(part);"),
    output: { path: join(folder.path, 'built') },
    experiments: { cacheUnaffected: true },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const builds = new EventEmitter();
  const errorsAfter = async (change: () => unknown) => {
    const built = once(builds, 'built');
    await change();
    const [stats]: Stats[] = await built;
    return stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message);
  };
  const watch = () =>
    compiler.watch({ aggregateTimeout: 5 }, (error, stats) =>
      error === null ? builds.emit('built', stats) : builds.emit('error', error),
    );
  expect(await errorsAfter(watch)).toEqual([]);
  expect(await errorsAfter(() => rm(part))).toEqual([expect.stringContaining("Can't resolve './part.js'")]);
  expect(await errorsAfter(() => writeFile(part, text))).toEqual([]);
  await promisify(compiler.close.bind(compiler))();
});
