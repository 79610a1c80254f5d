/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';

/**
 * The number of requirements of levels 1 and 2 in ASVS 5.0.0: a line for each chapter, a number for each of its
 * sections. Level 3 comes last in each section.
 */
const REQUIREMENTS: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

const document = readFileSync(join(workspaceRoot, '.github/ASVS.md'), 'utf8');
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** Rows of what concerns the portal; the others have two cells. */
const assessed = rows.filter((cells) => cells.length === 4);

/** `1.2.4, 1.2.6–1.2.8` names four requirements. */
function idsOf(cell: string): string[] {
  return cell.split(', ').flatMap((range) => {
    const [first = '', last = first] = range.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('.') + 1));
    const [from, to] = [numberOf(first), numberOf(last)];
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
  });
}

/** A file of this workspace, in backticks. */
const FILE = /(?<=`)(?:(?:shared|host|e2e|mfe-[a-z-]+|\.github)\/[^`\s]+|(?:biome|tsconfig)\.json)(?=`)/g;
const filesOf = (text = ''): string[] => text.match(FILE) ?? [];

/** Checks of `npm test` that a row can name instead of a file. */
const CHECKS = /^`npm test -- (?:(?:types|lint) ?)+`$/;
const isTest = (file: string) => /\.(?:test\.tsx?|spec\.ts)$/.test(file);

test('each requirement of levels 1 and 2 has one row', () => {
  const all = REQUIREMENTS.flatMap((sections, chapter) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, index) => `${chapter + 1}.${section + 1}.${index + 1}`),
    ),
  );
  const listed = rows.flatMap(([ids = '']) => idsOf(ids));
  expect(all).toHaveLength(253);
  expect(listed.toSorted()).toEqual(all.toSorted());
});

test('each file that a row names exists', () => {
  const files = rows.flatMap((cells) => filesOf(cells.join(' ')));
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !existsSync(join(workspaceRoot, file)))).toEqual([]);
});

test('what is met names a place and a test, and nothing but tests as a test', () => {
  const met = assessed.filter(([, state]) => state === 'met');
  expect(met.length).toBeGreaterThan(80);
  const hasPlace = (where: string) => filesOf(where).length > 0 || /\]\([\w./-]+#[\w-]+\)/.test(where);
  const hasTest = (tests: string) =>
    CHECKS.test(tests) || (filesOf(tests).length > 0 && filesOf(tests).every(isTest));
  expect(met.filter(([, , where = '', tests = '']) => !hasPlace(where) || !hasTest(tests))).toEqual([]);
});

test('what is met in part or not at all says what is missing, and why', () => {
  const open = assessed.filter(([, state]) => state !== 'met');
  const unclear = open.filter(
    ([, state = '', where = '', tests = '']) =>
      !/^(?:in part|not met)$/.test(state) ||
      (state === 'in part' && !/\*\*Not met\*?\*?.{20}/.test(where)) ||
      where.length < 40 ||
      !(tests === '–' || filesOf(tests).every(isTest)),
  );
  expect(unclear).toEqual([]);
  const others = rows.filter((cells) => cells.length !== 4);
  expect(others.filter(([, reason = '', ...more]) => reason.length < 15 || more.length > 0)).toEqual([]);
});

test('SECURITY.md leads to the table', () => {
  const security = readFileSync(join(workspaceRoot, '.github/SECURITY.md'), 'utf8');
  expect(security).toContain('](ASVS.md)');
});
