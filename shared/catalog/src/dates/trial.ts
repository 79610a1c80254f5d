import { TRIAL_DAYS } from '../constants';
import { DAY_MS, parseDate } from './parse';

/**
 * Remaining days of a trial. `default`: the expiry is blank and the full trial applies; `counted`: 0 once it has
 * expired; `unknown`: the expiry is not a date, so no number may be shown.
 */
export type TrialDays =
  | { readonly kind: 'default'; readonly days: number }
  | { readonly kind: 'counted'; readonly days: number }
  | { readonly kind: 'unknown' };

/** Expiry minus now, rounded up to days and never below 0; 60 for a blank expiry. DATE-3. */
export function daysRemaining(expiry: string | null | undefined, now: Date): TrialDays {
  if (!expiry?.trim()) return { kind: 'default', days: TRIAL_DAYS };
  const end = parseDate(expiry);
  if (end === null) return { kind: 'unknown' };
  const days = Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
  // `Math.max` also turns the -0 of a trial that ended less than a day ago into 0.
  return { kind: 'counted', days: Math.max(0, days) };
}
