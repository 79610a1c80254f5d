import { parseDate } from '@portal/catalog';
import fc from 'fast-check';
import { formatDay, formatDayShort, formatDistance, isoDay } from './format-day';

const day = new Date(2026, 10, 20, 23, 59);

describe('days for people', () => {
  it('are written in the visitor’s zone', () => {
    expect(formatDay(day)).toBe('November 20, 2026');
    expect(formatDayShort(day)).toBe('Nov 20, 2026');
    expect(isoDay(day)).toBe('2026-11-20');
  });

  it('read back as the same day from their machine form', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(1970, 0, 2), max: new Date(2999, 0, 1), noInvalidDate: true }),
        (date) => {
          expect(parseDate(isoDay(date))).toEqual(
            new Date(date.getFullYear(), date.getMonth(), date.getDate()),
          );
        },
      ),
    );
  });

  it.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [-1, 'yesterday'],
    [12, 'in 12 days'],
    [-3, '3 days ago'],
  ])('%i days off reads %j', (days, text) => {
    expect(formatDistance(days)).toBe(text);
  });
});
