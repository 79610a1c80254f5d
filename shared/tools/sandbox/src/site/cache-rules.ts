/** `Cache-Control` by path; the first matching rule applies. */
const RULES: readonly (readonly [file: RegExp, cacheControl: string])[] = [
  // Files that refer to other files must be revalidated, because each release changes them.
  [/^(index\.html|remotes\.json|portal\.config\.json|registry\/.+\.json)$/, 'no-cache'],
  // Releases are immutable folders: their files never change.
  [/^(remotes|host)\//, 'public, max-age=31536000, immutable'],
];

/** The `Cache-Control` header of a file or its compressed variant. @param file path relative to the site's root. */
export function cacheControlFor(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.(br|gz)$/, '');
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache';
}
