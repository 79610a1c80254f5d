/** @jest-environment node */
import { createRequire } from 'node:module';

type Braces = ((pattern: string | readonly string[], options?: object) => string[]) & {
  expand(pattern: string): string[];
};
/** As webpack-dev-server's libraries get it. */
const braces: Braces = createRequire(
  createRequire(require.resolve('webpack-dev-server')).resolve('chokidar'),
)('braces');

it('expands what chokidar and micromatch ask for', () => {
  expect(braces.expand('src/{a,b}/*.ts')).toEqual(['src/a/*.ts', 'src/b/*.ts']);
  expect(braces('file{1..3}', { expand: true })).toEqual(['file1', 'file2', 'file3']);
  expect(braces(['{a,b}', 'c'])).toEqual(['a', 'b', 'c']);
  expect(braces('plain')).toEqual(['plain']);
});

it('survives patterns that are nested deeply', () => {
  const depth = 20_000;
  expect(() => braces(`${'{'.repeat(depth)}a,b${'}'.repeat(depth)}`)).not.toThrow();
});
