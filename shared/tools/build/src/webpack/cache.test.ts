/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { runWebpack } from '../run-webpack';
import { folderForTests } from '../testing/folder';
import { buildCode, workspaceRoot } from '../workspace';
import { fileCache, OwnCachePlugin, releaseCache } from './cache';

const folder = folderForTests();
const INDEX = 'index.pack';

/** A compiler that has begun to build. */
function begin(): Compiler {
  const compiler = webpack({
    entry: {},
    cache: { type: 'filesystem', cacheDirectory: folder.path, name: 'points' },
    plugins: [new OwnCachePlugin()],
  });
  if (compiler === null) throw new Error('webpack rejected the configuration');
  return compiler;
}

/** Where a compiler has its cache, below the folder of all. */
function cacheOf({ options: { cache } }: Compiler): string {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') throw new Error('There is no cache');
  return relative(folder.path, cache.cacheLocation ?? '');
}
const write = (compiler: Compiler, text: string) => folder.write(join(cacheOf(compiler), INDEX), text);
const read = (compiler: Compiler) => {
  const file = join(folder.path, cacheOf(compiler), INDEX);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

test('a build has what the one before has kept', () => {
  const first = begin();
  expect(read(first)).toBeNull();
  write(first, 'first');
  releaseCache(first);
  expect(readdirSync(folder.path)).toEqual(['points']);
  expect(read(begin())).toBe('first');
});

test('two builds at once have a cache each, and one of them stays', () => {
  const [first, second] = [begin(), begin()];
  write(first, 'first');
  write(second, 'second');
  expect([read(first), read(second)]).toEqual(['first', 'second']);
  releaseCache(second);
  releaseCache(first);
  expect(readdirSync(folder.path)).toEqual(['points']);
  expect(read(begin())).toBe('second');
});

test('a build has the cache of a process that was killed, and takes none from one that runs', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const others = [`points.${process.ppid}-1`, `points-maps.${pid}-1`];
  for (const name of [`points.${pid}-1`, `points.${pid}-2`, ...others]) folder.write(join(name, INDEX), name);
  const next = begin();
  expect(read(next)).toBe(`points.${pid}-1`);
  releaseCache(next);
  expect(readdirSync(folder.path).sort()).toEqual(['points', ...others].sort());
});

test('what a build makes of a module is valid for the same code of builds and the same packages', () => {
  const files = buildCode().map((file) => relative(workspaceRoot, file));
  expect(files).toContain('shared/tools/build/src/webpack/style-in-script.ts');
  expect(files).toContain('shared/tools/isolation/src/styles.ts');
  expect(files).toContain('pnpm-lock.yaml');
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

test('a build checks no folders before it uses its cache, which would be every file of every package', async () => {
  const dependencies = new Set<string>();
  folder.write('points.js', 'export {};');
  await runWebpack({
    mode: 'development',
    context: folder.path,
    entry: './points.js',
    output: { path: join(folder.path, 'built') },
    cache: { ...fileCache('points'), cacheDirectory: folder.path },
    plugins: [
      {
        apply: (compiler: Compiler) =>
          compiler.hooks.done.tap('test', ({ compilation }) => {
            for (const path of compilation.buildDependencies) dependencies.add(path);
          }),
      },
    ],
  });
  expect([...dependencies].filter((path) => path.endsWith('/'))).toEqual([]);
});
