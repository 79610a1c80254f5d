/** @jest-environment node */
import { countOf, formatNumber, partOf, rangeOf } from '.';

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
  expect(partOf(1, 1, 'file')).toBe('1 of 1 file');
  expect(partOf(1_200, 2_000, 'file')).toBe('1,200 of 2,000 files');
  expect(rangeOf(1_001, 1_050, 1_200, 'license')).toBe('1,001–1,050 of 1,200 licenses');
});
