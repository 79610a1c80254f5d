/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = readFileSync(join(process.cwd(), 'pnpm-workspace.yaml'), 'utf8').split('\n');

/** The lines below one key of the file, up to the next key. */
function linesOf(key: string): readonly string[] {
  const below = lines.slice(lines.indexOf(`${key}:`) + 1);
  return below.slice(
    0,
    below.findIndex((line) => /^\S|^$/.test(line)),
  );
}

const isComment = (line: string) => line.trimStart().startsWith('#');

test('pins every version exactly', () => {
  const entries = linesOf('catalog').filter((line) => !isComment(line));
  expect(entries.length).toBeGreaterThan(40);
  expect(entries.filter((line) => !/: \d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('has a comment with the reason for every override', () => {
  const overrides = linesOf('overrides');
  expect(overrides.length).toBeGreaterThan(0);
  // Overrides of one package's dependencies can share a comment.
  const parent = (line: string) => line.split('>')[0];
  const undocumented = overrides.filter((line, index) => {
    const before = overrides[index - 1] ?? '';
    return !isComment(line) && !isComment(before) && parent(line) !== parent(before);
  });
  expect(undocumented).toEqual([]);
});
