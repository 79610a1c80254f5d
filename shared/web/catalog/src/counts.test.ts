import { countOf, formatNumber } from '.';

// UI-11.
test('a count is a number with commas and a noun', () => {
  expect([0, 1, 2, 5_000, 1_234_567].map((count) => countOf(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
    '5,000 files',
    '1,234,567 files',
  ]);
  expect(countOf(2, 'entry', 'entries')).toBe('2 entries');
  expect(formatNumber(999)).toBe('999');
});
