/** The version of a route's parameter: lower-cased, `latest` when missing. VER-1. */
export function routeVersion(parameter: string | undefined): string {
  return parameter?.trim().toLowerCase() || 'latest';
}

/** A version as it stands in package paths and addresses: lower-cased, spaces turned to underscores. VER-4. */
export function packageVersion(version: string): string {
  return version.trim().toLowerCase().replace(/\s/g, '_');
}

/** What would lead out of a folder, and what no address can hold: control characters, halves of characters. */
const REFUSED = /[/\\\p{Cc}\p{Cs}]|\.\./u;

/**
 * Whether a text can be a version. It may hold anything that can be encoded as one part of an address;
 * only `/`, `\`, `..`, a single dot and control characters are refused. MISS-2, VER-8.
 */
export function isVersionText(version: string): boolean {
  const text = version.trim();
  return text !== '' && text !== '.' && !REFUSED.test(text);
}
