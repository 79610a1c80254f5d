import {
  isVersionText,
  type Product,
  packageVersion,
  type ReleaseEntry,
  resolveVersion,
  screenPath,
  sortVersionIndex,
  type VersionYear,
} from '@portal/catalog';

/** The version that `latest` means; `null` for a product that the releases list does not name. VER-2. */
export function latestVersionOf(product: Product, releases: readonly ReleaseEntry[]): string | null {
  const resolved = resolveVersion(product, 'latest', releases);
  return resolved.kind === 'resolved' ? resolved.display : null;
}

/** The versions that have a page, newest first: of hwp and hnp only the latest one has. NAV-9, OLD-1, OLD-2, OLD-5. */
export function versionsOf(product: Product, latest: string | null, index: readonly VersionYear[]): string[] {
  const listed = sortVersionIndex(product, index).flatMap(({ year, versions }) =>
    product.olderVersions?.yearIsLink ? [...versions, String(year)] : versions,
  );
  const newest = latest === null ? [] : [latest];
  const all = screenPath(product, 'latest') === null ? newest : [...newest, ...listed];
  const firstByKey = new Map(all.toReversed().map((version) => [packageVersion(version), version]));
  const inOrder = new Map(
    all.map((version) => [packageVersion(version), firstByKey.get(packageVersion(version))]),
  );
  return [...inOrder.values()].flatMap((version) =>
    version !== undefined && isVersionText(version) ? [version] : [],
  );
}
