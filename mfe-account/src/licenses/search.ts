import type { License } from './license';

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** What a search looks through: products, type, standing and key. */
const textOf = ({ products, type, expiration, key }: License) =>
  [...products, type, expiration.kind === 'soon' ? 'expires soon' : expiration.kind, key]
    .join(' ')
    .toLowerCase();

/** The text of each license that was searched: it does not change from letter to letter. */
const texts = new WeakMap<License, string>();

function searchText(license: License): string {
  const known = texts.get(license);
  if (known !== undefined) return known;
  const text = textOf(license);
  texts.set(license, text);
  return text;
}

/** The licenses in which every word of a query occurs; all of them for a blank one. */
export function searchLicenses(licenses: readonly License[], query: string): readonly License[] {
  const wanted = words(query);
  if (wanted.length === 0) return licenses;
  return licenses.filter((license) => {
    const text = searchText(license);
    return wanted.every((word) => text.includes(word));
  });
}
