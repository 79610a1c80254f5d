import { canonicalPath, productByCode, type ReleaseEntry, resolveVersion, sectionOf } from '@portal/catalog';
import { isNewRelease, rememberVersion } from '@portal/product-pages/new-versions';
import { getReleases } from '@portal/sdk/api/content';
import { report } from '@portal/sdk/report';

/** The list of releases; empty if it fails, which is reported. Never rejects. LAND-12. */
export const loadReleases = (): Promise<readonly ReleaseEntry[]> =>
  getReleases().catch((cause: unknown) => {
    report(new Error('The newest versions could not be looked up', { cause }));
    return [];
  });

/** The newest release of a product of the user. */
interface Release {
  readonly code: string;
  /** The product's name. */
  readonly product: string;
  /** The version for people. */
  readonly display: string;
  /** The version as in addresses. */
  readonly version: string;
  /** The path of its downloads. */
  readonly path: string;
  /** Whether no earlier visit on this machine knew it; `null` at the first visit. LAND-21. */
  readonly isNew: boolean | null;
}

/** The newest release of each product, by the path of its downloads. */
export type Releases = ReadonlyMap<string, Release>;

/** The newest release of the product whose downloads are at a path. LAND-12, VER-2. */
function releaseAt(path: string, entries: readonly ReleaseEntry[]): [string, Release][] {
  const section = sectionOf(canonicalPath(path));
  const product = section && productByCode(section.code);
  if (product === undefined) return [];
  const found = resolveVersion(product, 'latest', entries);
  if (found.kind !== 'resolved') return [];
  const { code, name } = product;
  const { display, version } = found;
  return [[path, { code, product: name, display, version, path, isNew: isNewRelease(code, version) }]];
}

/** The newest releases of the products whose downloads are at these paths; none without the list. LAND-12, LAND-21. */
export function findReleases(paths: readonly (string | null)[], entries: readonly ReleaseEntry[]): Releases {
  const known = paths.filter((path) => path !== null);
  return new Map(known.flatMap((path) => releaseAt(path, entries)));
}

/** Notes that the user has been told of these releases. LAND-21. */
export function rememberReleases(releases: Releases): void {
  for (const { code, version } of releases.values()) rememberVersion(code, version, 'start');
}
