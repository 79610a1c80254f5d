export const DAY_MS = 24 * 60 * 60 * 1000;

/** A date without a time, or with midnight UTC, which is how databases store a date. */
const CALENDAR_DATE = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00))?\s*$/i;

/**
 * Parses a date of the account service; `null` if it is invalid. A date without a time, or with exactly midnight
 * UTC, is the start of that day in the user's time zone, because evaluations count in calendar days. DATE-1.
 */
export function parseDate(text: string): Date | null {
  const day = CALENDAR_DATE.exec(text);
  const date = day ? localDate(Number(day[1]), Number(day[2]), Number(day[3])) : parseDateTime(text);
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/** `Date` parses almost any number as a year, so a text without a four-digit year is rejected. */
const parseDateTime = (text: string) => (/\d{4}/.test(text) ? new Date(text) : null);

function localDate(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month - 1, day);
  // `Date` silently turns February 30 into March 1 or 2.
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** A calendar day as a number of days, independent of daylight-saving changes. */
const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** Calendar days from one date to another in the user's time zone; negative if `to` is earlier. */
export function calendarDaysBetween(from: Date, to: Date): number {
  return dayNumber(to) - dayNumber(from);
}

/** Formats a calendar day in the user's time zone as an ISO date: `2026-11-20`. `parseDate` reads it back. */
export const formatIsoDate = (day: Date): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
