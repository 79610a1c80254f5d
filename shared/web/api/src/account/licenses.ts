import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';
import { listResponse } from './list-response';

const headerFile = v.object({
  filename: v.string(),
  contents: v.string(),
  type: v.nullish(v.string(), 'text/plain'),
});

const licenseRecord = v.object({
  key: v.string(),
  /** "Never" means Full; a date, Evaluation. CONTENT-14, DATE-2. */
  expires: v.nullish(v.string(), ''),
  products: v.nullish(v.array(v.string()), []),
  headers: v.nullish(v.array(headerFile), []),
});

/** A license that a user holds. CONTENT-14. */
export type LicenseRecord = v.InferOutput<typeof licenseRecord>;
/** A header file of a license, saved under its name with its type. */
export type HeaderFile = v.InferOutput<typeof headerFile>;

const licenses = listResponse(licenseRecord);

/** Requests the licenses of the signed-in user. CALL-8. */
export const getAllLicenses = (signal?: AbortSignal): Promise<LicenseRecord[]> =>
  accountRequest('/getalllicenses', { method: 'POST', json: {}, schema: licenses, signal });

/** Requests the licenses of another user. The service allows it for staff only. CALL-9. */
export const getLicensesByEmail = (email: string, signal?: AbortSignal): Promise<LicenseRecord[]> =>
  accountRequest('/getlicensebyemail', { method: 'POST', json: { email }, schema: licenses, signal });

/** Additional parameters of the OEM license check. PROD-6. */
export interface OemScope {
  /** The resolved version, such as `2026`; never `latest`. */
  readonly version: string;
  /** A language of the release, such as `English`. */
  readonly language: string;
}

/**
 * Whether the user holds a license for a product: the response is a non-empty list. CALL-5, CALL-6.
 * @param oem additional parameters for OEM products. Default: none.
 * @example
 * await checkLicense('autocad_oem', { version: '2026', language: 'English' });
 */
export async function checkLicense(product: string, oem?: OemScope): Promise<boolean> {
  const list = await accountRequest('/getuserlicense', {
    searchParams: { product, ...(oem && { version: oem.version, language: oem.language }) },
    schema: listResponse(v.unknown()),
  });
  return list.length > 0;
}

/** Body of a license request. CALL-7. */
export interface LicenseRequest {
  readonly company_email: string;
  /** The product's code. */
  readonly product: string;
  /** Such as `Evaluation`. */
  readonly license_type: string;
  /** ISO date, such as `2026-12-31`. */
  readonly expiration_date: string;
}

/** Requests a license from sales. CALL-7. */
export async function requestLicense(json: LicenseRequest): Promise<void> {
  await accountRequest('/getproductlicense', { method: 'POST', json });
}
