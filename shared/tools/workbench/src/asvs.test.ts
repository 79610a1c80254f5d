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

const rows = readFileSync(join(workspaceRoot, '.github/ASVS.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

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

test('each requirement of levels 1 and 2 has one row', () => {
  const all = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const listed = rows.flatMap(([, ids = '']) => idsOf(ids));
  expect(all).toHaveLength(253);
  expect(listed.toSorted()).toEqual(all.toSorted());
});

test('each file that a row names exists', () => {
  const files = rows.flatMap(
    (cells) => cells.join(' ').match(/(?<=`)(?:shared|host|e2e|\.github)\/[^`\s]+(?=`)/g) ?? [],
  );
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !existsSync(join(workspaceRoot, file)))).toEqual([]);
});

test('what is met names where, and what is not met says why', () => {
  const assessed = rows.filter((cells) => cells.length === 6);
  expect(assessed.length).toBeGreaterThan(80);
  const unclear = assessed.filter(([, , state = '', where = '']) =>
    state === 'met' ? where.length < 10 : !/^(?:in part|not met)$/.test(state) || where.length < 40,
  );
  expect(unclear).toEqual([]);
});
