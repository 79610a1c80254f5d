/** @jest-environment node */
import { withoutImports } from './without-imports';

// PAGES-18.
test('takes the keyword out, and leaves texts as they are', () => {
  const script = withoutImports(`exports.text = 'import'; exports.load = () => import('node:fs');`, 'mfe-x');
  const exports: Record<string, unknown> = {};
  new Function('exports', 'noImport', script)(exports, () => 'nothing');
  expect([exports.text, (exports.load as () => unknown)()]).toEqual(['import', 'nothing']);
});

// PAGES-15: this runs in the process that renders all parts, which waits for it.
test('a script with too many imports is refused after a time', () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1).mockReturnValue(20_001);
  expect(() => withoutImports(`import('a');\nimport('b');`, 'mfe-x')).toThrow(
    'render.cjs of mfe-x has too many imports',
  );
});
