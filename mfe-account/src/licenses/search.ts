import type { License } from './license';

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** What a search looks through: products, type, standing and key. */
const textOf = ({ products, type, expiration, key }: License) =>
  [...products, type, expiration.kind === 'soon' ? 'expires soon' : expiration.kind, key]
    .join(' ')
    .toLowerCase();

/** The licenses in which every word of a query occurs; all of them for a blank one. */
export function searchLicenses(licenses: readonly License[], query: string): readonly License[] {
  const wanted = words(query);
  if (wanted.length === 0) return licenses;
  return licenses.filter((license) => {
    const text = textOf(license);
    return wanted.every((word) => text.includes(word));
  });
}
