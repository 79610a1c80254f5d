import type { License } from './license';

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The text that a search matches: products, type, expiration and key. */
const searchableText = ({ products, type, expiration, key }: License) =>
  [...products, type, expiration.kind === 'soon' ? 'expires soon' : expiration.kind, key]
    .join(' ')
    .toLowerCase();

/** The searchable text of each license, cached because it does not change between keystrokes. */
const cache = new WeakMap<License, string>();

function cachedText(license: License): string {
  const cached = cache.get(license);
  if (cached !== undefined) return cached;
  const text = searchableText(license);
  cache.set(license, text);
  return text;
}

/** The licenses that contain every word of a query; all licenses for a blank query. */
export function searchLicenses(licenses: readonly License[], query: string): readonly License[] {
  const queryWords = words(query);
  if (queryWords.length === 0) return licenses;
  return licenses.filter((license) => {
    const text = cachedText(license);
    return queryWords.every((word) => text.includes(word));
  });
}
