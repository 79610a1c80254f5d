import { EXPIRES_SOON_DAYS, LTS_SUPPORT_YEARS, TRIAL_DAYS } from '../constants';
import { calendarDaysBetween, DAY_MS, formatIsoDate, parseDate } from './parse';

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

/**
 * Whether an evaluation is active: its end date is today or later, by calendar day in the user's time zone.
 * An evaluation with a missing or invalid date is not active. DATE-1.
 */
export function isActiveEvaluation(endDate: string | null | undefined, now: Date): boolean {
  const end = parseDate(endDate ?? '');
  return end !== null && calendarDaysBetween(now, end) >= 0;
}

/** `Full` if the license never expires, otherwise `Evaluation`. DATE-2. */
export function licenseType(expires: string): 'Full' | 'Evaluation' {
  return expires === 'Never' ? 'Full' : 'Evaluation';
}

/**
 * Expiry state of a license at a point in time. `days` counts calendar days in the user's time zone, since the
 * expiry for `expired` and until it otherwise. `soon` starts `EXPIRES_SOON_DAYS` before the expiry; on its last
 * day a license is still valid. `unknown`: the expiry is not a date.
 */
export type LicenseExpiry =
  | { readonly kind: 'never' }
  | { readonly kind: 'expired'; readonly days: number }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later'; readonly days: number }
  | { readonly kind: 'unknown' };

/** The expiry state of a license; `expires` is a date or `Never`. */
export function licenseExpiry(expires: string, now: Date): LicenseExpiry {
  if (licenseType(expires) === 'Full') return { kind: 'never' };
  const end = parseDate(expires);
  if (end === null) return { kind: 'unknown' };
  const days = calendarDaysBetween(now, end);
  if (days < 0) return { kind: 'expired', days: -days };
  return { kind: days <= EXPIRES_SOON_DAYS ? 'soon' : 'later', days };
}

/** The day on which the support of an LTS release ends, as an ISO date; `null` without a valid date. LIMIT-4. */
export function ltsSupportEnd(released: string): string | null {
  const start = parseDate(released);
  if (start === null) return null;
  return formatIsoDate(new Date(start.getFullYear() + LTS_SUPPORT_YEARS, start.getMonth(), start.getDate()));
}
