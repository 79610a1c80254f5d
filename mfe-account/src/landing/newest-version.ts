import { canonicalPath, productByCode, type ReleaseEntry, resolveVersion, sectionOf } from '@portal/catalog';

/**
 * The newest version of the product whose downloads are at a path; `null` if the releases list does not name it.
 * LAND-12, VER-2.
 */
export function newestVersion(downloadPath: string, releases: readonly ReleaseEntry[]): string | null {
  const section = sectionOf(canonicalPath(downloadPath));
  const product = section && productByCode(section.code);
  const resolved = product && resolveVersion(product, 'latest', releases);
  return resolved?.kind === 'resolved' ? resolved.display : null;
}
