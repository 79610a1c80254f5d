import type { License } from './license';
import type { Expiring, LicenseView, Sort, SortColumn } from './license-view';
import { namesOfProduct, productNames } from './product-names';

/** Days until the last day; `null` for a license without a date. */
const daysLeft = ({ expiration }: License): number | null => ('days' in expiration ? expiration.days : null);

function expires(license: License, expiring: Expiring): boolean {
  const days = daysLeft(license);
  if (days === null) return false;
  return expiring.kind === 'expired' ? days < 0 : days >= 0 && days <= expiring.days;
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
