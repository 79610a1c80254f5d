import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';
import { objectOnly } from '../object-only';
import { listResponse } from './list-response';

const headerFile = v.object({
  filename: v.string(),
  contents: v.nullish(v.string(), ''),
  type: v.nullish(v.string(), 'text/plain'),
});

const licenseRecord = v.object({
  /** Empty if no key was issued yet: one such license must not hide the others. */
  key: v.nullish(v.string(), ''),
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

const nameList = v.nullish(v.union([v.string(), v.array(v.string())]), []);

const licensedProducts = objectOnly({
  products: v.nullish(
    v.array(v.object({ company_name: v.nullish(v.string(), ''), products_licensed: nameList })),
    [],
  ),
  deals: v.nullish(
    v.array(
      v.object({
        company: v.nullish(v.string(), ''),
        /** A date, or milliseconds since 1970, which a CRM may send as a number. DATE-1. */
        evaluation_end_date: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
        ts3d_product_s__for_this_opportunity: nameList,
        /** The deal's own name; `dealname` is what a CRM calls it. LAND-5. */
        name: v.nullish(v.string()),
        dealname: v.nullish(v.string()),
        /** `manage` marks an account-managed evaluation. */
        source: v.nullish(v.string(), ''),
      }),
    ),
    [],
  ),
});

/** What a company licenses and evaluates. CALL-11, CALL-12. */
export type LicensedProducts = v.InferOutput<typeof licensedProducts>;

/** Requests what the company of an e-mail address licenses and evaluates. CALL-11. */
export const getLicensedProducts = (companyEmail: string, signal?: AbortSignal): Promise<LicensedProducts> =>
  accountRequest('/licensed_products', {
    method: 'POST',
    json: { company_email: companyEmail },
    schema: licensedProducts,
    signal,
  });
