import type { AccountStore } from './account-store';
import type { Account, StoredLicense } from './stored-account';
import { dayOf, isPast } from './stored-date';

/** A source file that contains a license key, to compile it into an application. CONTENT-14. */
interface HeaderFile {
  readonly filename: string;
  readonly contents: string;
  readonly type: string;
}

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

/** The header files of a license, one per programming language that the toolkits support. */
function headerFiles(key: string, products: readonly string[]): HeaderFile[] {
  return LANGUAGES.map(({ extension, type, code }) => ({
    filename: `hoops_license.${extension}`,
    contents: `// License for ${products.join(', ')}\n${code(key)}`,
    type,
  }));
}

/** A license in the wire format. CONTENT-14. */
interface LicenseRecord {
  readonly key: string;
  /** `Never`: a full license; a date: an evaluation. */
  readonly expires: string;
  readonly products: readonly string[];
  readonly headers: readonly HeaderFile[];
}

/** A license in the response of a license check: it names the versions and languages that it is limited to. CALL-6. */
interface CheckedLicense extends LicenseRecord {
  readonly versions?: readonly string[];
  readonly languages?: readonly string[];
}

/** Additional conditions of a license check for OEM products. CALL-6. */
interface OemScope {
  readonly version?: string | undefined;
  readonly language?: string | undefined;
}

/** All licenses of an account, including expired ones. */
export const licensesOf = (accounts: AccountStore, email: string, now: Date): LicenseRecord[] =>
  storedLicenses(accounts, email).map((license) => recordOf(license, now));

/** The licenses that cover a product today. The license check passes if there is one. */
export const licensesFor = (
  accounts: AccountStore,
  email: string,
  product: string,
  scope: OemScope,
  now: Date,
): CheckedLicense[] =>
  storedLicenses(accounts, email)
    .filter(
      ({ codes, versions, languages, expires }) =>
        codes.includes(product) &&
        allows(versions, scope.version) &&
        allows(languages, scope.language) &&
        !isPast(expires, now),
    )
    .map((license) => {
      const { versions, languages } = license;
      return { ...recordOf(license, now), ...(versions && { versions }), ...(languages && { languages }) };
    });

const storedLicenses = (accounts: AccountStore, email: string): readonly StoredLicense[] =>
  accounts.find(email)?.licenses ?? [];

/** Whether a limit allows a value. Without a limit, all values are allowed. */
const allows = (limits: readonly string[] | undefined, value: string | undefined): boolean =>
  limits === undefined ||
  value === undefined ||
  limits.some((allowed) => allowed.toLowerCase() === value.toLowerCase());

function recordOf({ key, names, expires }: StoredLicense, now: Date): LicenseRecord {
  return { key, expires: dayOf(expires, now), products: names, headers: headerFiles(key, names) };
}

/** The products that a company has licensed and evaluates. The field names are those of the sales system. CALL-11. */
interface LicensedProducts {
  readonly products: readonly { company_name: string; products_licensed: string | readonly string[] }[];
  readonly deals: readonly {
    company: string;
    evaluation_end_date: string;
    ts3d_product_s__for_this_opportunity: string;
    source: string;
  }[];
}

export function licensedProductsOf(
  accounts: AccountStore,
  { email, company }: Account,
  now: Date,
): LicensedProducts {
  const { licensedProducts, deals = [] } = accounts.find(email) ?? {};
  return {
    products:
      licensedProducts === undefined ? [] : [{ company_name: company, products_licensed: licensedProducts }],
    deals: deals.map(({ ends, products, source }) => ({
      company,
      evaluation_end_date: dayOf(ends, now),
      ts3d_product_s__for_this_opportunity: products,
      source,
    })),
  };
}
