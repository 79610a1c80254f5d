/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';

/** The number of requirements of levels 1 and 2 by section of ASVS 5.0.0; level 3 comes last in each. */
const REQUIREMENTS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

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
  const all = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
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
