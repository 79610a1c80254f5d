import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unlike `Array.isArray`, which makes `any[]` of an unknown value. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Schema of a list response: the list itself, or an object with exactly one list. API-9. */
export function listResponse<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = dataset.value;
      if (isList(value)) return value;
      const lists = isRecord(value) ? Object.values(value).filter(isList) : [];
      const [only] = lists;
      if (lists.length === 1 && only !== undefined) return only;
      addIssue({ message: 'Expected a list, bare or alone in an object' });
      return NEVER;
    }),
    v.array(item),
  );
}

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
interface OemScope {
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
interface LicenseRequest {
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

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** One text or several. Anything else says nothing: the fields are not part of the agreed response. */
const texts = v.fallback(
  v.pipe(
    v.union([text, v.array(text)]),
    v.transform((value) => [value].flat().filter((item) => item.trim() !== '')),
  ),
  [],
);

const coverage = v.fallback(
  v.pipe(
    v.object({
      version: v.optional(texts, []),
      versions: v.optional(texts, []),
      language: v.optional(texts, []),
      languages: v.optional(texts, []),
    }),
    v.transform(({ version, versions, language, languages }) => ({
      versions: [...version, ...versions],
      languages: [...language, ...languages],
    })),
  ),
  { versions: [], languages: [] },
);

/** What a license of an OEM product covers, as far as the service says it; empty where it does not. CALL-22. */
export type LicenseCoverage = v.InferOutput<typeof coverage>;

/**
 * Requests what the user's licenses of a product cover: the license check without version and language, whose list
 * may name them. CALL-22.
 */
export const getLicenseCoverage = (product: string): Promise<LicenseCoverage[]> =>
  accountRequest('/getuserlicense', { searchParams: { product }, schema: listResponse(coverage) });

const nameList = v.nullish(v.union([v.string(), v.array(v.string())]), []);

const licensedProducts = v.object({
  products: v.nullish(
    v.array(v.object({ company_name: v.nullish(v.string(), ''), products_licensed: nameList })),
    [],
  ),
  deals: v.nullish(
    v.array(
      v.object({
        company: v.nullish(v.string(), ''),
        evaluation_end_date: v.nullish(v.string(), ''),
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

const trial = v.object({
  product: v.nullish(v.string(), ''),
  license_key: v.nullish(v.string(), ''),
  /** Expiry date; may be blank. */
  trial: v.nullish(v.string(), ''),
});

/** The trial of a product: its key and its expiry date, both blank before it has started. CALL-10. */
export type Trial = v.InferOutput<typeof trial>;

/** Options of {@link getTrial}. */
interface TrialRequest {
  /** The product's code, as in the catalog's `trial`. */
  readonly product: string;
  /** Whether to start a trial if there is none. Default: false. */
  readonly isCreate?: boolean;
  /** Aborts the call. Default: none. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads or starts the trial of a product. CALL-10.
 * @example
 * const { license_key } = await getTrial({ product: 'communicator', isCreate: true });
 */
export const getTrial = ({ product, isCreate = false, signal }: TrialRequest): Promise<Trial> =>
  accountRequest('/trialproduct', { method: 'POST', json: { product, isCreate }, schema: trial, signal });
