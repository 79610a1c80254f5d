/** How long browsers may keep a file of the site, by its path; the first rule that fits. */
const RULES: readonly (readonly [file: RegExp, cacheControl: string])[] = [
  // What names the other files must be asked for again after each release.
  [/^(index\.html|remotes\.json|portal\.config\.json|registry\/.+\.json)$/, 'no-cache'],
  // Releases are immutable folders: their files never change.
  [/^(remotes|host)\//, 'public, max-age=31536000, immutable'],
];

/** The `Cache-Control` of a file, given by its path below the site's root, in compressed form or not. */
export function cacheControlFor(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.(br|gz)$/, '');
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache';
}
