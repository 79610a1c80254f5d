/** @jest-environment node */
import { readCases } from './spec-cases';

const read = (...lines: readonly string[]) => readCases('a.spec.ts', lines.join('\n'));

test('a test has the text and the modules of what it uses, and of settings', () => {
  const cases = read(
    "import type { Visitor } from './visitor';",
    "import { test } from './fixtures';",
    "import { pages } from './pages';",
    "const START = '/start';",
    'const open = () => START;',
    "const other = '/other';",
    "test.use({ address: '/settings' });",
    '// Visits /keys by a link.',
    "test('one', () => open());",
    "test('two', (visitor: Visitor) => visitor.walk(pages));",
  );
  expect(cases).toEqual([
    { lines: [9], text: expect.stringContaining("'/start'"), modules: new Set(['./fixtures']) },
    { lines: [10], text: expect.not.stringContaining('/start'), modules: new Set(['./fixtures', './pages']) },
  ]);
  expect(cases?.[0]?.text).toContain('/keys');
  for (const { text } of cases ?? []) {
    expect(text).toContain('/settings');
    expect(text).not.toContain('/other');
  }
});

test('a loop is one case, and a group has one for each of its tests', () => {
  const cases = read(
    "for (const row of ['/a', '/b']) {",
    '  test(row, light);',
    '  test(row, dark);',
    '}',
    "test.describe('a group', () => {",
    "  const ADDRESS = '/c';",
    "  test.beforeEach(({ visitor }) => visitor.open('/first'));",
    "  test('its first', () => open(ADDRESS));",
    "  test('its second', check);",
    '});',
  );
  expect(cases?.map(({ lines }) => lines)).toEqual([[2, 3], [8], [9]]);
  expect(cases?.map(({ text }) => /\/c/.test(text))).toEqual([false, true, false]);
  expect(cases?.map(({ text }) => /\/first/.test(text))).toEqual([false, true, true]);
});

test('a statement that may make tests in its own way makes the file one case', () => {
  expect(read("test('one', check);", 'testBlocked([]);')).toBeUndefined();
  expect(read('export const nothing = 1;')).toBeUndefined();
});
