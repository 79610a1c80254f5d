/** @jest-environment node */
import { formatSize } from './format-size';

// SIZE-1.
test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [85_657, '86 kB'],
  [9_940, '9.9 kB'],
  [9_960, '10 kB'],
  [999_600, '1.0 MB'],
  [432_100_000, '432 MB'],
  [10_737_418_240, '11 GB'],
  [7_000_000_000_000_000, '7000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
