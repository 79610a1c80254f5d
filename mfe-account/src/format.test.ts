/** @jest-environment node */
import { formatDistance } from './format';

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [-1, 'yesterday'],
  [12, 'in 12 days'],
  [-3, '3 days ago'],
  // UI-11.
  [2_912_111, 'in 2,912,111 days'],
])('formats a distance of %i days as %j', (days, text) => {
  expect(formatDistance(days)).toBe(text);
});
