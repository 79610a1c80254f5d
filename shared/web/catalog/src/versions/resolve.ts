import type { ReleaseEntry } from '../inputs';
import type { Product } from '../types';
import { isVersionText, packageVersion, routeVersion } from './text';

/**
 * The version that a page shows. `version` is used in package paths and license checks; `display` is shown to
 * users. `unlisted`: the releases list does not name the product. `refused`: the route or the list has an
 * invalid version for a product that exists. MISS-2, VER-8.
 */
export type ResolvedVersion =
  | { readonly kind: 'resolved'; readonly version: string; readonly display: string }
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'refused' };

/**
 * Resolves a route's version: `latest` from the releases list, any other is used as it is. VER-2, VER-3.
 * @param parameter the route's `version`; missing means `latest`.
 */
export function resolveVersion(
  product: Pick<Product, 'code' | 'fallbackVersion'>,
  parameter: string | undefined,
  releases: readonly ReleaseEntry[],
): ResolvedVersion {
  const requested = routeVersion(parameter);
  const display = requested === 'latest' ? latestVersion(product, releases) : requested;
  if (display === undefined) return { kind: 'unlisted' };
  if (!isVersionText(display)) return { kind: 'refused' };
  return { kind: 'resolved', version: packageVersion(display), display: display.trim() };
}

function latestVersion(
  { code, fallbackVersion }: Pick<Product, 'code' | 'fallbackVersion'>,
  releases: readonly ReleaseEntry[],
): string | undefined {
  const listed = releases.find(({ product }) => product.trim().toLowerCase() === code)?.version;
  return listed?.trim() ? listed : fallbackVersion;
}
