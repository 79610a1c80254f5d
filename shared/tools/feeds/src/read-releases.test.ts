/** @jest-environment node */
import { releaseDay } from './read-releases';

// FEED-3.
test.each([
  ['2026-10-24', '2026-10-24'],
  [' 2026-10-24 ', '2026-10-24'],
  ['2026-10-24T23:00:00-05:00', '2026-10-24'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['10/11/2026', null],
  ['Autumn 2026', null],
  ['2026', null],
  ['', null],
])('the day of %p is %p', (text, day) => {
  expect(releaseDay(text)).toBe(day);
});
