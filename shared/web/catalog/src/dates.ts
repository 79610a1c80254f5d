import { EXPIRES_SOON_DAYS } from './constants';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A date without a time, or with midnight UTC, which is how databases store a date. */
const CALENDAR_DATE = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00))?\s*$/i;

/** Milliseconds since 1970, as a CRM writes a date. */
const EPOCH_MS = /^\s*\d{12,13}\s*$/;

/** Earlier years are no dates: programs write the year 1 for a date that is missing. `Date` reads them as 1900 to 1999. */
const FIRST_YEAR = 100;

/**
 * Parses a date of the account service; `null` if it is invalid. A date without a time, or with exactly midnight
 * UTC, is the start of that day in the user's time zone, because evaluations count in calendar days. DATE-1.
 */
export function parseDate(text: string): Date | null {
  if (EPOCH_MS.test(text)) return parseDate(new Date(Number(text)).toISOString());
  const day = CALENDAR_DATE.exec(text);
  const date = day ? localDate(Number(day[1]), Number(day[2]), Number(day[3])) : parseDateTime(text);
  return date !== null && date.getFullYear() >= FIRST_YEAR ? date : null;
}

/** `Date` parses almost any number as a year, so a text without a four-digit year is rejected. */
const parseDateTime = (text: string) => (/\d{4}/.test(text) ? new Date(text) : null);

/** `null` for a day that the calendar does not have. */
function localDate(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month - 1, day);
  // `Date` silently turns February 30 into March 1 or 2, and the year 1 into 1901.
  return date.getFullYear() === year && date.getDate() === day ? date : null;
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

// Not `Intl`: its first use takes 60 ms on a slow phone.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `long` in sentences and headings, `short` in tables and lists. */
export type DateLength = 'long' | 'short';

/** The one text of a calendar day on screen: `October 24, 2026`, short `Oct 24, 2026`. DATE-4. */
export function formatDay(day: Date, length: DateLength = 'long'): string {
  const month = MONTHS[day.getMonth()] ?? '';
  return `${length === 'long' ? month : month.slice(0, 3)} ${day.getDate()}, ${day.getFullYear()}`;
}

/** A time of day in the user's time zone: `14:05`. DATE-4. */
export const formatTime = (time: Date): string => time.toTimeString().slice(0, 5);

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d.*)?$/;
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?,? (\d{4})$/i;

/** The parts in the order of `MONTH_FIRST`. */
function dayFirst(text: string): readonly (string | undefined)[] | null {
  const found = DAY_FIRST.exec(text);
  return found && [found[0], found[2], found[1], found[3]];
}

/** The number of a month from its name or the beginning of it; 0 if it is none. */
const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1;

/**
 * Parses the day of a release as content states it: an ISO date or time stamp, or a day with its month as a word.
 * The day is the one that is written, whatever the time zone, so that a server and every browser read the same.
 * @returns `null` for any other text, such as "October 2026" or "10/11/2026", which the page shows as it is. DATE-4.
 */
export function parseReleaseDay(text: string): Date | null {
  const stated = text.trim().replace(/\s+/g, ' ');
  const iso = ISO_DAY.exec(stated);
  if (iso) return localDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, month = '', day, year] = MONTH_FIRST.exec(stated) ?? dayFirst(stated) ?? [];
  return localDate(Number(year), monthNumber(month), Number(day));
}

/** The days of a trial: its end minus now, rounded up to days and never below 0. DATE-3. */
export function daysRemaining(end: Date, now: Date): number {
  // `Math.max` also turns the -0 of a trial that ended less than a day ago into 0.
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}

/** `Full` if the license never expires, otherwise `Evaluation`. DATE-2. */
export function licenseType(expires: string): 'Full' | 'Evaluation' {
  return expires === 'Never' ? 'Full' : 'Evaluation';
}

/**
 * When a license expires, and what that means at a point in time. `soon` starts `EXPIRES_SOON_DAYS` before its last day;
 * on that day it is still valid.
 */
export type Expiration =
  | { readonly kind: 'never' }
  /** `days` is the number of calendar days until the last day, in the user's time zone; negative after it. */
  | { readonly kind: 'later' | 'soon' | 'expired'; readonly day: Date; readonly days: number }
  /** The service's date cannot be parsed; `text` is the original value, which may be empty. */
  | { readonly kind: 'unknown'; readonly text: string };

/** The expiration of a license; `expires` is a date or `Never`. */
export function licenseExpiration(expires: string, now: Date): Expiration {
  if (licenseType(expires) === 'Full') return { kind: 'never' };
  const day = parseDate(expires);
  if (day === null) return { kind: 'unknown', text: expires.trim() };
  const days = calendarDaysBetween(now, day);
  const kind = days < 0 ? 'expired' : days <= EXPIRES_SOON_DAYS ? 'soon' : 'later';
  return { kind, day, days };
}

/** How long an LTS release is supported from its initial release. Unit: years. LIMIT-4. */
const LTS_SUPPORT_YEARS = 4;

/**
 * The day on which the support of an LTS release ends, as an ISO date; `null` without a valid date. It is counted
 * from the day that the page shows. LIMIT-4, DATE-4.
 */
export function ltsSupportEnd(released: string): string | null {
  const start = parseReleaseDay(released);
  if (start === null) return null;
  return formatIsoDate(new Date(start.getFullYear() + LTS_SUPPORT_YEARS, start.getMonth(), start.getDate()));
}
