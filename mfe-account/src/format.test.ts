import { formatDay, formatDayShort, formatDistance } from './format';

const day = new Date(2026, 10, 20, 23, 59);

describe('formatted days', () => {
  test('use the visitor’s time zone', () => {
    expect(formatDay(day)).toBe('November 20, 2026');
    expect(formatDayShort(day)).toBe('Nov 20, 2026');
  });

  test.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [-1, 'yesterday'],
    [12, 'in 12 days'],
    [-3, '3 days ago'],
  ])('formats a distance of %i days as %j', (days, text) => {
    expect(formatDistance(days)).toBe(text);
  });
});
