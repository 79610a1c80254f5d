/** @jest-environment node */
import fc from 'fast-check';
import {
  daysRemaining,
  formatDay,
  formatIsoDate,
  formatTime,
  licenseExpiration,
  licenseType,
  ltsSupportEnd,
  parseDate,
  parseReleaseDay,
} from '.';
import { calendarDaysBetween } from './dates';

const DAY = 24 * 60 * 60 * 1000;
const now = new Date(2026, 10, 20, 15, 30);
// From 2012 on: Samoa's calendar has no 30 December 2011.
const moment = fc.date({ min: new Date(2012, 0, 10), max: new Date(2090, 0, 1), noInvalidDate: true });
const pad = (number: number) => String(number).padStart(2, '0');
const dayText = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

// DATE-3.
describe('days of a trial', () => {
  const daysUntil = (expiry: string) => daysRemaining(parseDate(expiry) ?? new Date(Number.NaN), now);

  test.each([
    [1, 1],
    [DAY, 1],
    [DAY + 1, 2],
    [0, 0],
    [-1, 0],
    [-100 * DAY, 0],
    [59.5 * DAY, 60],
  ])('an expiry %i ms from now is %i days away', (distance, days) => {
    expect(daysUntil(new Date(now.getTime() + distance).toISOString())).toBe(days);
  });

  test('are whole, never below 0, and rounded up', () => {
    fc.assert(
      fc.property(moment, moment, (end, at) => {
        const left = daysRemaining(end, at);
        const exact = (end.getTime() - at.getTime()) / DAY;
        expect(Number.isInteger(left)).toBe(true);
        expect(Object.is(left, -0)).toBe(false);
        expect(left).toBeGreaterThanOrEqual(Math.max(0, exact));
        expect(left).toBeLessThan(Math.max(0, exact) + 1);
      }),
    );
  });

  test('a date without a time is the start of that day in the user’s time zone', () => {
    expect(daysUntil('2026-11-20')).toBe(0);
    expect(daysUntil('2026-11-21')).toBe(1);
  });
});

// DATE-1.
test.each([
  // Midnight UTC is a calendar date, here as everywhere.
  [String(Date.UTC(2027, 0, 15)), new Date(2027, 0, 15)],
  [' 1799971200001 ', new Date(1_799_971_200_001)],
  ['999999999999', new Date(999_999_999_999)],
])('%p is a date in milliseconds since 1970', (text, date) => {
  expect(parseDate(text)).toEqual(date);
});

test.each(['', '  ', 'soon', '2026-02-30', '2026-13-01', '2026-00-10', '2026-01-00', '42', 'Never'])(
  '%p is not a date',
  (text) => {
    expect(parseDate(text)).toBeNull();
  },
);

// DATE-1, DATE-4: what programs write for a date that is missing. It is not 1901.
test.each(['0001-01-01', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00', '0099-12-31'])(
  '%p is not a date',
  (text) => {
    expect(parseDate(text)).toBeNull();
    expect(parseReleaseDay(text)).toBeNull();
  },
);

describe('a time stamp of exactly midnight UTC', () => {
  const stamps = [
    'T00:00:00Z',
    'T00:00Z',
    'T00:00:00.000Z',
    ' 00:00:00Z',
    'T00:00:00+00:00',
    't00:00:00.000z',
  ];

  test('is a calendar date in every time zone', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...stamps), (at, stamp) => {
        const day = dayText(at);
        expect(parseDate(day + stamp)).toEqual(parseDate(day));
        expect(licenseExpiration(day + stamp, at)).toEqual({ kind: 'soon', day: parseDate(day), days: 0 });
      }),
    );
  });

  test.each(['2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z'])('is not a date: %p', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  test.each([
    '2026-11-20T00:00:00.001Z',
    '2026-11-20T00:00:01Z',
    '2026-11-20T12:00:00Z',
    '2026-11-20T00:00:00+02:00',
  ])('%p is a point in time', (text) => {
    expect(parseDate(text)).toEqual(new Date(text));
  });
});

// DATE-2.
describe('a license', () => {
  test.each([
    ['Never', 'Full'],
    ['2027-01-01', 'Evaluation'],
    ['never', 'Evaluation'],
    ['', 'Evaluation'],
  ])('that expires %p is %s', (expires, type) => {
    expect(licenseType(expires)).toBe(type);
  });

  test.each([
    ['Never', { kind: 'never' }],
    ['2026-11-19', { kind: 'expired', day: new Date(2026, 10, 19), days: -1 }],
    ['2026-11-20', { kind: 'soon', day: new Date(2026, 10, 20), days: 0 }],
    ['2026-12-20', { kind: 'soon', day: new Date(2026, 11, 20), days: 30 }],
    ['2026-12-21', { kind: 'later', day: new Date(2026, 11, 21), days: 31 }],
    [' whenever', { kind: 'unknown', text: 'whenever' }],
  ])('that expires %p has the right expiration', (expires, expected) => {
    expect(licenseExpiration(expires, now)).toEqual(expected);
  });
});

test('parseDate reads an ISO date back as the same day in every time zone', () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect(formatIsoDate(at)).toBe(dayText(at));
      expect(parseDate(formatIsoDate(at))).toEqual(new Date(at.getFullYear(), at.getMonth(), at.getDate()));
    }),
  );
});

test('calendar days add up over daylight-saving changes', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -2000, max: 2000 }), (from, days) => {
      const to = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 12);
      expect(calendarDaysBetween(from, to)).toBe(days);
    }),
  );
});

// LIMIT-4.
test.each([
  ['2023-10-20', '2027-10-20'],
  ['2024-02-29T00:00:00Z', '2028-02-29'],
  ['2026-10-24T22:00:00Z', '2030-10-24'],
  // Another day in every time zone but one.
  ['2026-10-24T23:30:00-12:00', '2030-10-24'],
  ['2026-10-24T00:30:00+14:00', '2030-10-24'],
  ['', null],
  ['soon', null],
])('the support of an LTS release of %j ends on %s', (released, end) => {
  expect(ltsSupportEnd(released)).toBe(end);
});

// DATE-4.
describe('a date on screen', () => {
  test('has its month as a word, in two lengths', () => {
    const day = new Date(2026, 9, 24);
    expect(formatDay(day)).toBe('October 24, 2026');
    expect(formatDay(day, 'short')).toBe('Oct 24, 2026');
    expect(formatTime(new Date(2026, 9, 24, 4, 5))).toBe('04:05');
  });

  test('is the day that the content states', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom('long', 'short'), (day, length) => {
        for (const text of [formatDay(day, length), dayText(day), `${dayText(day)}T23:59:59-11:00`])
          expect(formatIsoDate(parseReleaseDay(text) ?? now)).toBe(dayText(day));
      }),
    );
  });

  test.each([
    ['24 October 2026', '2026-10-24'],
    [' 24th  Oct. 2026 ', '2026-10-24'],
    ['october 3rd, 2026', '2026-10-03'],
    ['Sept 3 2026', '2026-09-03'],
    ['2026-1-2', '2026-01-02'],
  ])('reads %p', (text, iso) => {
    expect(formatIsoDate(parseReleaseDay(text) ?? now)).toBe(iso);
  });

  test.each([
    '',
    'soon',
    'October 2026',
    '2026',
    '10/11/2026',
    'Feb 30, 2026',
    '2026-13-01',
    '3 of 4 in 2026',
  ])('%p is no day', (text) => {
    expect(parseReleaseDay(text)).toBeNull();
  });
});
