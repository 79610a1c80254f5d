import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';
import { listResponse } from './list-response';

/** Additional parameters of the OEM license check. PROD-6. */
interface OemScope {
  /** The resolved version, such as `2026`; never `latest`. */
  readonly version: string;
  /** A language of the release, such as `English`. */
  readonly language: string;
}

/**
 * Whether the user holds a license for a product: the response is a non-empty list. What its items are is not
 * agreed, but `null` is none. CALL-5, CALL-6.
 * @param oem additional parameters for OEM products. Default: none.
 * @example
 * await checkLicense('autocad_oem', { version: '2026', language: 'English' });
 */
export async function checkLicense(product: string, oem?: OemScope): Promise<boolean> {
  const list = await accountRequest('/getuserlicense', {
    searchParams: { product, ...(oem && { version: oem.version, language: oem.language }) },
    schema: listResponse(v.nonNullish(v.unknown())),
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
