/**
 * A date as it is stored: `Never`, blank, a date, or a number of days from now such as `+42d`.
 * The demo accounts use the last form, so that an active evaluation stays active.
 */
export type StoredDate = string;

const DAYS_FROM_NOW = /^([+-]\d+)d$/;
const DAY_MS = 86_400_000;

/** Converts a stored date to a `Date`; `null` for `Never` and blank. */
function resolveDate(stored: StoredDate, now: Date): Date | null {
  const days = DAYS_FROM_NOW.exec(stored)?.[1];
  if (days !== undefined) return new Date(now.getTime() + Number(days) * DAY_MS);
  const time = Date.parse(stored);
  return Number.isNaN(time) ? null : new Date(time);
}

/** Converts a stored date to a calendar day (`2026-11-20`); returns `Never` and blank unchanged. */
export function dayOf(stored: StoredDate, now: Date): string {
  return resolveDate(stored, now)?.toISOString().slice(0, 10) ?? stored;
}

/** Converts a stored date to an ISO timestamp; returns `Never` and blank unchanged. */
export function isoOf(stored: StoredDate, now: Date): string {
  return resolveDate(stored, now)?.toISOString() ?? stored;
}

/** Whether a stored date is before today. False for `Never` and blank. */
export function isPast(stored: StoredDate, now: Date): boolean {
  return resolveDate(stored, now) !== null && dayOf(stored, now) < now.toISOString().slice(0, 10);
}
