import { calendarDaysBetween, parseDate } from './parse';

/**
 * Whether an evaluation is active: its end date is today or later, by calendar day in the user's time zone.
 * An evaluation with a missing or invalid date is not active. DATE-1.
 */
export function isActiveEvaluation(endDate: string | null | undefined, now: Date): boolean {
  const end = parseDate(endDate ?? '');
  return end !== null && calendarDaysBetween(now, end) >= 0;
}
