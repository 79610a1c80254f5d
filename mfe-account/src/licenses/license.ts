import type { HeaderFile, LicenseRecord } from '@portal/api/account';
import { displayName, licenseExpiry, licenseType, parseDate } from '@portal/catalog';

/** When a license expires, and what that means today. */
export type Expiration =
  | { readonly kind: 'never' }
  /** `days` is the number of days until the last day; negative after it. */
  | { readonly kind: 'later' | 'soon' | 'expired'; readonly day: Date; readonly days: number }
  /** The service's date cannot be parsed; `text` is the original value, which may be empty. */
  | { readonly kind: 'unknown'; readonly text: string };

/** A license as the summary shows it. LIC-1, DATE-2. */
export interface License {
  /** The index in the service's response, from 0. Keys may repeat, so they do not identify a license. */
  readonly index: number;
  readonly key: string;
  readonly type: 'Full' | 'Evaluation';
  readonly expiration: Expiration;
  /** The display names. */
  readonly products: readonly string[];
  readonly headers: readonly HeaderFile[];
}

function expirationOf(expires: string, now: Date): Expiration {
  const expiry = licenseExpiry(expires, now);
  if (expiry.kind === 'never') return expiry;
  const day = parseDate(expires);
  if (expiry.kind === 'unknown' || day === null) return { kind: 'unknown', text: expires.trim() };
  return { kind: expiry.kind, day, days: expiry.kind === 'expired' ? -expiry.days : expiry.days };
}

export const licenseOf = (
  { key, expires, products, headers }: LicenseRecord,
  index: number,
  now: Date,
): License => ({
  index,
  key,
  type: licenseType(expires),
  expiration: expirationOf(expires, now),
  products: products.map(displayName),
  headers,
});
