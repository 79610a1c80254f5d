import type { Product, ReleaseEntry, VersionRule } from '../types';

/** The version of a route's parameter: lower-cased, `latest` when missing. VER-1. */
export function routeVersion(parameter: string | undefined): string {
  return parameter?.trim().toLowerCase() || 'latest';
}

/** A version as written in package paths and URLs: lower-cased, with spaces replaced by underscores. VER-4. */
export function packageVersion(version: string): string {
  return version.trim().toLowerCase().replace(/\s/g, '_');
}

/** A version in words: "2023 SP2" for `2023_sp2`, "2024 Update 1" for `2024_update_1`. VER-11. */
export function versionWords(version: string): string {
  return version
    .replaceAll('_', ' ')
    .replace(/\b((sp|rc|u|p)(?= ?\d)|u(?=pdate))/g, (letters) => letters.toUpperCase());
}

/** Path separators, `..`, control characters and lone surrogates, which cannot be encoded in a URL. */
const FORBIDDEN = /[/\\\p{Cc}\p{Cs}]|\.\./u;

/**
 * Whether a text is a valid version: any text that can be encoded as one segment of a URL. `/`, `\`, `..`, a
 * single dot, control characters and lone surrogates are rejected. MISS-2, VER-8.
 */
export function isVersionText(version: string): boolean {
  const text = version.trim();
  return text !== '' && text !== '.' && !FORBIDDEN.test(text);
}

/** Beginning of the RealDWG versions whose dots become dashes in content paths. VER-6. */
const REALDWG_DOTTED_YEAR = '2025';

const dotsToDashes = (version: string) => version.replaceAll('.', '-');

const RULES: Record<VersionRule, (version: string) => string> = {
  plain: (version) => version,
  'dots-to-dashes': dotsToDashes,
  realdwg: (version) =>
    version.startsWith(REALDWG_DOTTED_YEAR) ? dotsToDashes(version) : version.replaceAll('_', '-'),
};

/** A version as written in content paths, and only there. VER-5, VER-6, VER-7. */
export function contentVersion(product: Pick<Product, 'versionRule'>, version: string): string {
  return RULES[product.versionRule](packageVersion(version));
}

/**
 * The version that a page shows. `version` is used in package paths and license checks; `display` is shown to
 * users. `unlisted`: the releases list does not name the product. `refused`: the route or the list has an
 * invalid version for a product that exists. MISS-2, VER-8.
 */
type ResolvedVersion =
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
  // A control character at an end would be trimmed.
  if (!isVersionText(display) || FORBIDDEN.test(parameter ?? '')) return { kind: 'refused' };
  return { kind: 'resolved', version: packageVersion(display), display: display.trim() };
}

function latestVersion(
  { code, fallbackVersion }: Pick<Product, 'code' | 'fallbackVersion'>,
  releases: readonly ReleaseEntry[],
): string | undefined {
  const listed = releases.find(({ product }) => product.trim().toLowerCase() === code)?.version;
  return listed?.trim() ? listed : fallbackVersion;
}
