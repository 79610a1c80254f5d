/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has one component or function, and the file that has it. */
const CONTROLS = [
  {
    rule: 'UI-8',
    what: 'a list to select from',
    pattern: /<select\b|antd\/es\/select/,
    home: /ui\/src\/select\//,
  },
  { rule: 'UI-9', what: 'a date', pattern: /<time\b/, home: /ui\/src\/text\/text\.tsx$/ },
  {
    rule: 'DATE-4',
    what: 'the text of a date',
    pattern: /toLocale(?:Date|Time)?String\(|DateTimeFormat/,
    home: /catalog\/src\/dates\.ts$/,
  },
  {
    rule: 'UI-11',
    what: 'a count',
    // "3 of 22", "12 files" with the noun chosen on the spot, the length of a list, a number in brackets.
    pattern: new RegExp(
      [
        /formatNumber\(/,
        /\{[\w.]+\} of \$?\{/,
        /\$\{[\w.]+\}[^`]{0,20}\$\{[^}]*[!=]== 1 \?/,
        /\$\{[\w.]*\.(?:length|size)\} [a-z]/,
        /(?<!=|<Count(?: of=\{[\w.]+\})?>)\{[\w.]+\.(?:length|size)\}\s*(?:<\/|[a-z(])/,
        /[>\s]\(\{[\w.]+\}\)/,
      ]
        .map(({ source }) => source)
        .join('|'),
    ),
    // A duration is none.
    home: /catalog\/src\/counts\.ts$|ui\/src\/text\/text\.tsx$|api\/src\/core\/errors\.ts$|trial\/TrialBox\.tsx$/,
  },
] as const;

const foldersIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => join(folder, name, 'src'))
    .filter((path) => existsSync(path));

const FOLDERS = [
  'host/src',
  ...foldersIn('.').filter((path) => path.startsWith('mfe-')),
  ...foldersIn('shared/web'),
];

/** The code that draws pages, tests aside. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|examples|journey)\.|\/testing|\/cli\.ts/.test(path))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }));

// UI-8, UI-9, UI-11, DATE-4.
test.each(CONTROLS)('$what is drawn in one place ($rule)', ({ pattern, home }) => {
  const drawing = sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);
  expect(drawing.filter((path) => !home.test(path))).toEqual([]);
});

test('the sources are read', () => {
  expect(sources.length).toBeGreaterThan(300);
  for (const { home } of CONTROLS.slice(0, 2)) expect(sources.some(({ path }) => home.test(path))).toBe(true);
});
