import type * as v from 'valibot';
import type { licenseQuery } from './schemas';
import type { Account, StoredLicense } from './stored-account';
import { dayOf, isPast } from './stored-date';

const LANGUAGES: readonly { extension: string; type: string; code: (key: string) => string }[] = [
  { extension: 'h', type: 'text/x-c', code: (key) => `#pragma once\n\n#define HOOPS_LICENSE "${key}"\n` },
  {
    extension: 'cs',
    type: 'text/plain',
    code: (key) => `public static class HoopsLicense\n{\n    public const string Key = "${key}";\n}\n`,
  },
  {
    extension: 'java',
    type: 'text/x-java-source',
    code: (key) => `public final class HoopsLicense {\n    public static final String KEY = "${key}";\n}\n`,
  },
];

/**
 * A license in the wire format. `expires` is `Never` for a full license, and the date of an evaluation. `headers` are
 * source files that contain the key, to compile it into an application: one for each programming language that the
 * toolkits support. CONTENT-14.
 */
const recordOf = ({ key, names, expires }: StoredLicense, now: Date) => ({
  key,
  expires: dayOf(expires, now),
  products: names,
  headers: LANGUAGES.map(({ extension, type, code }) => ({
    filename: `hoops_license.${extension}`,
    contents: `// License for ${names.join(', ')}\n${code(key)}`,
    type,
  })),
});

/** All licenses of an account, including expired ones. */
export const licensesOf = ({ licenses }: Pick<Account, 'licenses'>, now: Date) =>
  licenses.map((license) => recordOf(license, now));

/** Whether a limit allows a value. Without a limit, all values are allowed. */
const allows = (limits: readonly string[] | undefined, value: string | undefined): boolean =>
  limits === undefined ||
  value === undefined ||
  limits.some((allowed) => allowed.toLowerCase() === value.toLowerCase());

/**
 * The licenses that cover what a license check asks for, today; the check passes if there is one. Each names the
 * versions and languages that it is limited to. CALL-6.
 */
export const licensesFor = (
  { licenses }: Account,
  { product, version, language }: v.InferOutput<typeof licenseQuery>,
  now: Date,
) =>
  licenses
    .filter(
      ({ codes, versions, languages, expires }) =>
        codes.includes(product) &&
        allows(versions, version) &&
        allows(languages, language) &&
        !isPast(expires, now),
    )
    .map((license) => {
      const { versions, languages } = license;
      return { ...recordOf(license, now), ...(versions && { versions }), ...(languages && { languages }) };
    });

/** The products that a company has licensed and evaluates. The field names are those of the sales system. CALL-11. */
export const licensedProductsOf = ({ company, licensedProducts, deals }: Account, now: Date) => ({
  products:
    licensedProducts === undefined ? [] : [{ company_name: company, products_licensed: licensedProducts }],
  deals: deals.map(({ ends, products, source }) => ({
    company,
    evaluation_end_date: dayOf(ends, now),
    ts3d_product_s__for_this_opportunity: products,
    source,
  })),
});
