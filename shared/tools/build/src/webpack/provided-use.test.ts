/** @jest-environment node */
import type { Compilation } from 'webpack';
import { duplicatesIn } from './provided-use';

/** A build that contains these files of packages. */
const buildWith = (...files: readonly (readonly [description: object, relativePath: string])[]) =>
  ({
    modules: new Set(
      files.map(([descriptionFileData, relativePath]) => ({
        resourceResolveData: { descriptionFileData, relativePath },
      })),
    ),
  }) as unknown as Compilation;

const ui = { name: '@portal/ui', exports: { '.': './src/index.ts', './table': './src/table.ts' } };

// BUDGET-1.
test.each([
  ['its own code', buildWith([{ name: 'mfe-x' }, './src/remote.ts']), []],
  ['parts of a package that are not provided', buildWith([ui, './src/internal/cx.ts']), []],
  ['a provided module of this repository', buildWith([ui, './src/table.ts']), ['@portal/ui/table']],
  [
    'the same in a published package, by its conditions',
    buildWith([
      { name: '@portal/ui', exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } } },
      './dist/index.js',
    ]),
    ['@portal/ui'],
  ],
  [
    'another entry point of React DOM, which brings its renderer',
    buildWith([{ name: 'react-dom' }, './client.js'], [{ name: 'react-dom' }, './cjs/react-dom-client.js']),
    ['react-dom'],
  ],
])('finds copies of provided modules: %s', (_, build, copies) => {
  expect(duplicatesIn(build)).toEqual(copies);
});
