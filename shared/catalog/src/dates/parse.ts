export const DAY_MS = 24 * 60 * 60 * 1000;

/** A day alone or with the time of midnight UTC, which is how databases store a day. */
const CALENDAR_DAY = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00))?\s*$/i;

/**
 * The moment that a date of the account service means; `null` if it is none. A date without a time, or
 * with exactly midnight UTC, is the start of that day in the visitor's zone, because evaluations count in
 * calendar days. DATE-1.
 */
export function parseDate(text: string): Date | null {
  const day = CALENDAR_DAY.exec(text);
  const date = day ? calendarDay(Number(day[1]), Number(day[2]), Number(day[3])) : otherDate(text);
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/** `Date` reads almost any number as a year; only a text with a full year is taken for a date. */
const otherDate = (text: string) => (/\d{4}/.test(text) ? new Date(text) : null);

function calendarDay(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month - 1, day);
  // February 30th would silently become March 1st or 2nd.
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** A calendar day as a number, so that clock changes do not count. */
const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** Calendar days from one moment's day to another's in the visitor's zone; negative if it lies before. */
export function calendarDaysBetween(from: Date, to: Date): number {
  return dayNumber(to) - dayNumber(from);
}
