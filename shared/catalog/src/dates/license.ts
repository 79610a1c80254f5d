import { EXPIRES_SOON_DAYS } from '../constants';
import { calendarDaysBetween, parseDate } from './parse';

/** `Full` if the license never expires, otherwise `Evaluation`. DATE-2. */
export function licenseType(expires: string): 'Full' | 'Evaluation' {
  return expires === 'Never' ? 'Full' : 'Evaluation';
}

/**
 * How a license stands at a moment. `days` counts calendar days in the visitor's zone: since it expired,
 * or until it does. `soon` begins `EXPIRES_SOON_DAYS` before; the last day itself is still valid.
 */
export type LicenseExpiry =
  | { readonly kind: 'never' }
  | { readonly kind: 'expired'; readonly days: number }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later'; readonly days: number }
  | { readonly kind: 'unknown' };

/** How a license stands, so that expired and soon-expiring ones can stand out. */
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
