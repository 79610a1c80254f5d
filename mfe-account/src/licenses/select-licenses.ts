import { sectionByAccountName } from '@portal/catalog';
import type { Expiring, LicenseView, Sort, SortColumn } from './license-view';
import type { License } from './licenses';

// Not `localeCompare`: its first use takes 65 ms on a slow phone.
const inOrder = (first: string, second: string) => (first.toLowerCase() < second.toLowerCase() ? -1 : 1);

/** The names of all products of some licenses, in alphabetical order. */
export const productNames = (licenses: readonly License[]): readonly string[] =>
  [...new Set(licenses.flatMap(({ products }) => products))].sort(inOrder);

const comparable = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/**
 * The names that a product in the address means: the name itself in any spelling, or else all names of the
 * product with that code (`exchange`). Empty if no license has it.
 */
export function namesOfProduct(product: string, names: readonly string[]): readonly string[] {
  const wanted = comparable(product);
  const same = names.filter((name) => comparable(name) === wanted);
  if (same.length > 0) return same;
  const section = sectionByAccountName(product);
  return section === undefined ? [] : names.filter((name) => sectionByAccountName(name) === section);
}

/** Days until the last day; `null` for a license without a date. */
const daysLeft = ({ expiration }: License): number | null => ('days' in expiration ? expiration.days : null);

function expires(license: License, expiring: Expiring): boolean {
  const days = daysLeft(license);
  if (days === null) return false;
  return expiring === 'expired' ? days < 0 : days >= 0 && days <= expiring;
}

/** Sorts behind every date. */
const NEVER = Number.MAX_SAFE_INTEGER;

const SORT_KEYS: Readonly<Record<SortColumn, (license: License) => string | number | null>> = {
  product: ({ products }) => products.join(', ').toLowerCase() || null,
  type: ({ type }) => type,
  expires: (license) => (license.expiration.kind === 'never' ? NEVER : daysLeft(license)),
};

/** Sorts by a column. Licenses without a value are last in both directions; equal ones keep their order. */
function sortLicenses(licenses: readonly License[], { column, descending }: Sort): readonly License[] {
  const direction = descending ? -1 : 1;
  return licenses
    .map((license) => ({ license, key: SORT_KEYS[column](license) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0;
      if (a === null) return 1;
      if (b === null) return -1;
      return a < b ? -direction : direction;
    })
    .map(({ license }) => license);
}

/** The licenses of a view, in its order. LIC-6. */
export function selectLicenses(
  licenses: readonly License[],
  { product, type, expiring, sort }: LicenseView,
): readonly License[] {
  const names = product === null ? null : new Set(namesOfProduct(product, productNames(licenses)));
  const found = licenses.filter(
    (license) =>
      (names === null || license.products.some((name) => names.has(name))) &&
      (type === null || license.type === type) &&
      (expiring === null || expires(license, expiring)),
  );
  return sort === null ? found : sortLicenses(found, sort);
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The searchable text of each license, which does not change between keystrokes. */
const cache = new WeakMap<License, string>();

/** The text that a search matches: products, type, expiration and key. */
function searchableText(license: License): string {
  const cached = cache.get(license);
  if (cached !== undefined) return cached;
  const { products, type, expiration, key } = license;
  const expires = expiration.kind === 'soon' ? 'expires soon' : expiration.kind;
  const text = [...products, type, expires, key].join(' ').toLowerCase();
  cache.set(license, text);
  return text;
}

/** The licenses that contain every word of a query; all licenses for a blank query. */
export function searchLicenses(licenses: readonly License[], query: string): readonly License[] {
  const queryWords = words(query);
  if (queryWords.length === 0) return licenses;
  return licenses.filter((license) => {
    const text = searchableText(license);
    return queryWords.every((word) => text.includes(word));
  });
}
