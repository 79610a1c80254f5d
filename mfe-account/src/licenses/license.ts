import type { HeaderFile, LicenseRecord } from '@portal/api/account';
import { displayName, licenseExpiry, licenseType, parseDate } from '@portal/catalog';

/** When a license ends, and how that stands today. */
export type Expiration =
  | { readonly kind: 'never' }
  /** `days` until its last day, negative once it lies behind. */
  | { readonly kind: 'later' | 'soon' | 'expired'; readonly day: Date; readonly days: number }
  /** The service gave no date that can be read; `text` is what it gave, perhaps nothing. */
  | { readonly kind: 'unknown'; readonly text: string };

/** A license as the summary shows it. LIC-1, DATE-2. */
export interface License {
  /** Where it stood in the service's answer, from 0: keys need not differ. */
  readonly place: number;
  readonly key: string;
  readonly type: 'Full' | 'Evaluation';
  readonly expiration: Expiration;
  /** Under their display names. */
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
  place: number,
  now: Date,
): License => ({
  place,
  key,
  type: licenseType(expires),
  expiration: expirationOf(expires, now),
  products: products.map(displayName),
  headers,
});
