import { getAllLicenses, getLicensesByEmail } from '@portal/api/account';
import { describeError } from '@portal/api/core';
import { report } from '../report';
import { type License, licenseOf } from './license';

/** The licenses of a page. */
export type Licenses =
  | { readonly kind: 'ready'; readonly licenses: readonly License[] }
  /** They could not be listed; `reason` is a sentence for people. */
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Lists the user's own licenses, or another user's for staff. Never rejects; a failure is logged.
 * CALL-8, CALL-9, LIC-4.
 * @param email whose, `null` for the user's own.
 */
export async function listLicenses(email: string | null): Promise<Licenses> {
  try {
    const records = await (email === null ? getAllLicenses() : getLicensesByEmail(email));
    const now = new Date();
    return { kind: 'ready', licenses: records.map((record, place) => licenseOf(record, place, now)) };
  } catch (error) {
    report('The licenses could not be listed', error);
    return { kind: 'failed', reason: describeError(error) };
  }
}
