/** @jest-environment node */
import { folderForTests } from '@portal/build/testing';
import { checkRules, printRuleProblems, readFiles, type SourceFile } from './check-rules';

// The prefixes are made up: an id of the portal's own would be a citation.
const rules = (...lines: string[]): SourceFile => ({ path: 'orchard/RULES.md', text: lines.join('\n') });
const file = (path: string, text: string): SourceFile => ({ path, text });
const messages = (...files: SourceFile[]) =>
  checkRules(files).map(({ file: at, line, message }) => `${at}:${line}: ${message}`);

const apples = rules('# Rules', '', '- **APPLE-1** Apples are red.', '- **APPLE-2** Apples', '  fall.');
const tests = file('orchard/apple.test.ts', "test('apples are red (APPLE-1)');\n// They fall: APPLE-2.");

test('reports no problems for rules that tests cite', () => {
  expect(messages(apples, tests)).toEqual([]);
});

test('reads rules with the line ends of Windows', () => {
  const windows = { ...apples, text: apples.text.replaceAll('\n', '\r\n') };
  expect(messages(windows, tests)).toEqual([]);
});

test('reports both locations of an id that is defined twice', () => {
  const pears = file('pears/RULES.md', '- **APPLE-1** Pears are green.');
  expect(messages(apples, tests, pears)).toEqual([
    'pears/RULES.md:1: APPLE-1 is defined before, at orchard/RULES.md:3',
  ]);
});

test.each(['a.ts', 'a.tsx', 'a.css', 'a.md', 'a.mjs', 'a.test.ts'])(
  'reports an unknown id that %s cites',
  (path) => {
    expect(messages(apples, tests, file(path, 'first line\n/* Rules APPLE-1, APPLE-9. */'))).toEqual([
      `${path}:2: cites APPLE-9, which no RULES.md defines`,
    ]);
  },
);

test('reports an unknown id in the text of a rule', () => {
  const referring = rules('- **APPLE-1** Apples are red, unlike APPLE-3.');
  expect(messages(referring, tests)).toContain(
    'orchard/RULES.md:1: cites APPLE-3, which no RULES.md defines',
  );
});

test.each(['orchard/apple.ts', 'README.md', 'orchard/test.ts', 'orchard/testing/apple.ts'])(
  'does not count a citation in %s as a test',
  (path) => {
    expect(messages(apples, file(path, 'APPLE-1 APPLE-2'))).toEqual([
      'orchard/RULES.md:3: no test cites APPLE-1',
      'orchard/RULES.md:4: no test cites APPLE-2',
    ]);
  },
);

test.each(['a.test.ts', 'a.test.tsx', 'a.spec.ts'])('counts a citation in %s as a test', (path) => {
  expect(messages(apples, file(path, 'APPLE-1 APPLE-2'))).toEqual([]);
});

test.each(['UTF-8', 'SHA-256', 'ISO-8601', 'MY-APPLE-9', 'APPLE-9-b', 'xAPPLE-9', 'APPLE-9.5', 'APPLE-09'])(
  'does not treat %s as a citation',
  (word) => {
    expect(messages(apples, tests, file('a.ts', `a word, ${word}, of a sentence`))).toEqual([]);
  },
);

test.each(['APPLE-9.', '(APPLE-9)', '"APPLE-9,', '`APPLE-9`', 'APPLE-1–APPLE-9'])(
  'treats %s as a citation',
  (word) => {
    expect(messages(apples, tests, file('a.ts', word))).toEqual([
      'a.ts:1: cites APPLE-9, which no RULES.md defines',
    ]);
  },
);

test.each([
  '- Apples are red.',
  '- **Apples** are red.',
  '- **APPLE-1 Apples** are red.',
  '* **APPLE-1** Red.',
])('reports that "%s" is not a rule', (line) => {
  expect(messages(apples, tests, file('pears/RULES.md', line))).toEqual([
    'pears/RULES.md:1: is no rule: a list item begins with an id, "- **APPLE-7** Text"',
  ]);
});

test('reports a rule without a text', () => {
  const bare = rules('- **APPLE-1**', '- **APPLE-2** Apples fall.');
  expect(messages(bare, tests)).toEqual(['orchard/RULES.md:1: APPLE-1 has no text']);
  expect(messages(rules('- **APPLE-1**', '  Apples are red.', '- **APPLE-2** Apples fall.'), tests)).toEqual(
    [],
  );
});

test('ignores tables and headings of a RULES.md', () => {
  const table = rules('## Fruit', '', '- **APPLE-1** These:', '', '| a | b |', '|---|---|', '| 1 | 2 |');
  expect(messages(table, tests).filter((message) => message.startsWith('orchard/RULES.md'))).toEqual([]);
});

test('reports if there are no rules, as in a wrong folder', () => {
  expect(messages(tests)).toEqual(['RULES.md:1: there are no rules']);
});

test('lists problems by file and line', () => {
  const wrong = file('b.ts', 'APPLE-9\n\nAPPLE-8');
  const other = file('a.ts', '\nAPPLE-7');
  expect(messages(wrong, other, apples, tests).map((message) => message.split(' ')[0])).toEqual([
    'a.ts:2:',
    'b.ts:1:',
    'b.ts:3:',
  ]);
});

describe('a folder', () => {
  const root = folderForTests();

  test('reads files that can contain rules or citations, and skips installed and generated files', async () => {
    const read = ['RULES.md', 'a/b/c.test.tsx', 'a/d.css', '.github/CONTRIBUTING.md', 'e.mjs'];
    const skipped = ['a/data.json', 'node_modules/x/README.md', 'a/node_modules/x.ts', '.portal/site/a.ts'];
    for (const path of [...read, ...skipped]) root.write(path, path);
    const files = await readFiles(root.path);
    expect(files.map(({ path }) => path).sort()).toEqual([...read].sort());
    expect(files.every(({ path, text }) => path === text)).toBe(true);
  });

  test('prints each problem with its location', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    root.write('RULES.md', '- **APPLE-1** Apples are red.\n- **APPLE-2** Apples fall.\n');
    root.write('src/apple.test.ts', '// APPLE-1, APPLE-3');
    expect(await printRuleProblems(root.path)).toBe(false);
    expect(printed.mock.calls.flat()).toEqual([
      'RULES.md:2: no test cites APPLE-2',
      'src/apple.test.ts:1: cites APPLE-3, which no RULES.md defines',
    ]);
    printed.mockRestore();
  });
});
