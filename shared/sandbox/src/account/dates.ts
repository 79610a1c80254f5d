/**
 * A date as the database keeps it: `Never`, blank, a date, or a number of days from now such as `+42d`.
 * The demo accounts use the last form, so that a running evaluation is still running next year.
 */
export type StoredDate = string;

const DAYS_FROM_NOW = /^([+-]\d+)d$/;
const DAY = 86_400_000;

/** The moment that a stored date means; `null` for `Never` and blank. */
export function resolveDate(stored: StoredDate, now: Date): Date | null {
  const days = DAYS_FROM_NOW.exec(stored)?.[1];
  if (days !== undefined) return new Date(now.getTime() + Number(days) * DAY);
  const time = Date.parse(stored);
  return Number.isNaN(time) ? null : new Date(time);
}

/** A stored date as a calendar day (`2026-11-20`); `Never` and blank stay as they are. */
export function dayOf(stored: StoredDate, now: Date): string {
  return resolveDate(stored, now)?.toISOString().slice(0, 10) ?? stored;
}

/** A stored date as a moment in ISO form; blank stays blank. */
export function isoOf(stored: StoredDate, now: Date): string {
  return resolveDate(stored, now)?.toISOString() ?? stored;
}

/** Whether a stored date lies before today; `Never` and blank do not. */
export function isPast(stored: StoredDate, now: Date): boolean {
  return resolveDate(stored, now) !== null && dayOf(stored, now) < now.toISOString().slice(0, 10);
}

/** The moment a number of days after another. */
export function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY);
}
