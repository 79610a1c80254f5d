import { EXPIRES_SOON_DAYS } from '../constants';
import { calendarDaysBetween, parseDate } from './parse';

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

/** Whether a license is still valid but ends soon. */
export function expiresSoon(expires: string, now: Date): boolean {
  return licenseExpiry(expires, now).kind === 'soon';
}
