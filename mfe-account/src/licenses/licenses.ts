import { getAllLicenses, getLicensesByEmail } from '@portal/api/account';
import { describeError, isHttpError } from '@portal/api/core';
import { report } from '@portal/observability/report';
import { type License, licenseOf } from './license';

/** The result of loading licenses. */
export type Licenses =
  | { readonly kind: 'ready'; readonly licenses: readonly License[] }
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
    const now = new Date();
    return { kind: 'ready', licenses: records.map((record, index) => licenseOf(record, index, now)) };
  } catch (error) {
    if (email !== null && EMAIL_REFUSED.some((status) => isHttpError(error, status)))
      return { kind: 'refused-email' };
    // After a 401, the session store has been updated. SES-16.
    if (!isHttpError(error, 401)) report(new Error('The licenses could not be listed', { cause: error }));
    return { kind: 'failed', reason: describeError(error) };
  }
}
