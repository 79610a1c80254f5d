import { hash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { StoredDate } from './stored-date';

/** Normalizes an e-mail address for comparison: lower case, no surrounding space. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Creates a realistic license key. It depends only on the e-mail and the products, so it never changes. */
export function licenseKey(email: string, products: readonly string[]): string {
  const digest = hash('sha256', `${email}\n${products.join(';')}`);
  return (digest.slice(0, 40).toUpperCase().match(/.{5}/g) ?? []).join('-');
}

export interface StoredLicense {
  readonly key: string;
  /** Product codes for which the license check passes. */
  readonly codes: readonly string[];
  /** Product names as the license page shows them. */
  readonly names: readonly string[];
  readonly expires: StoredDate;
  /** OEM products: the versions and languages that it is limited to. Default: all. */
  readonly versions?: readonly string[];
  readonly languages?: readonly string[];
}

export interface StoredDeal {
  readonly products: string;
  readonly ends: StoredDate;
  /** `manage`: an evaluation that sales manages. LAND-6. */
  readonly source: 'manage' | 'portal';
}

export interface StoredTrial {
  readonly product: string;
  readonly key: string;
  readonly expires: StoredDate;
}

/** An account with everything that belongs to it. */
export interface Account {
  readonly email: string;
  readonly passwordHash: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly company: string;
  /** Whether the session response contains tokens; `false` simulates a failed sign-in. SES-13. */
  readonly hasTokens: boolean;
  readonly licenses: readonly StoredLicense[];
  readonly deals: readonly StoredDeal[];
  readonly trials: readonly StoredTrial[];
  /**
   * `products_licensed` of the licensed-products call, in either of its two formats. Default: the company has no entry
   * in the sales system. CALL-12.
   */
  readonly licensedProducts?: string | readonly string[];
}

/** The cost is low, because the demo passwords are public and every test starts a server. */
const derive = (password: string, salt: Buffer) => scryptSync(password, salt, 32, { N: 1024 });

/** Hashes a password for storage: `salt:key`, both base64. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${derive(password, salt).toString('base64')}`;
}

/** Whether a password matches a hash. */
export function passwordMatches(password: string, stored: string): boolean {
  const [salt = '', key = ''] = stored.split(':');
  const expected = Buffer.from(key, 'base64');
  const actual = derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
