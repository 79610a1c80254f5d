import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';
import { listResponse } from './list-response';

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
