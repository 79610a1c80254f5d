import { displayName, type Expiration, licenseExpiration, licenseType } from '@portal/catalog';
import {
  getAllLicenses,
  getLicensesByEmail,
  type HeaderFile,
  type LicenseRecord,
} from '@portal/sdk/api/account';
import { describeError, isHttpError } from '@portal/sdk/api/core';
import { report } from '@portal/sdk/report';

/** A license as the summary shows it. LIC-1, DATE-2. */
export interface License {
  /** The index in the service's response, from 0. Keys may repeat, so they do not identify a license. */
  readonly index: number;
  /** Empty if no key was issued. */
  readonly key: string;
  readonly type: 'Full' | 'Evaluation';
  readonly expiration: Expiration;
  /** The display names. */
  readonly products: readonly string[];
  readonly headers: readonly HeaderFile[];
}

/** Remembers the results of a function: thousands of licenses have a few dates and products. */
function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    results.set(text, result);
    return result;
  };
}

/** The licenses of a response, as they are at a point in time. LIC-1. */
export function licensesOf(records: readonly LicenseRecord[], now: Date): License[] {
  const expiration = remembered((expires) => licenseExpiration(expires, now));
  const shownName = remembered((name) => displayName(name.trim()));
  return records.map(({ key, expires, products, headers }, index) => ({
    index,
    key: key.trim(),
    type: licenseType(expires),
    expiration: expiration(expires),
    products: products.map(shownName).filter((name) => name !== ''),
    headers,
  }));
}

/** The result of loading licenses. */
export type Licenses =
  | { readonly kind: 'ready'; readonly records: readonly LicenseRecord[] }
  /** The request failed; `reason` is a sentence for the user. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The service does not accept the email that staff looked up, such as a mistyped one. LIC-21. */
  | { readonly kind: 'refused-email' };

/** Answers of the service to an email that it does not accept. */
const EMAIL_REFUSED = [400, 404, 422] as const;

/**
 * Loads the user's own licenses, or another user's for staff. Never rejects; a failure is reported.
 * CALL-8, CALL-9, LIC-4.
 * @param email the owner of the licenses; `null` for the user's own.
 */
export async function listLicenses(email: string | null): Promise<Licenses> {
  try {
    const records = await (email === null ? getAllLicenses() : getLicensesByEmail(email));
    return { kind: 'ready', records };
  } catch (error) {
    if (email !== null && EMAIL_REFUSED.some((status) => isHttpError(error, status)))
      return { kind: 'refused-email' };
    // After a 401, the session store has been updated. SES-16.
    if (!isHttpError(error, 401)) report(new Error('The licenses could not be listed', { cause: error }));
    return { kind: 'failed', reason: describeError(error) };
  }
}
