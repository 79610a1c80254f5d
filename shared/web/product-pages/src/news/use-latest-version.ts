import { getReleases } from '@portal/api/content';
import { type Product, resolveVersion } from '@portal/catalog';
import { useEffect, useState } from 'react';

type LatestOf = Pick<Product, 'code' | 'fallbackVersion'>;

/** The latest version of a product: for people, and as in addresses. */
export interface LatestVersion {
  readonly display: string;
  readonly version: string;
}

/** The latest version of a product, for what a page adds later; `null` until it is known. NEWS-1. */
export function useLatestVersion(product: LatestOf): LatestVersion | null {
  const [latest, setLatest] = useState<LatestVersion | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const onReleases = (releases: Awaited<ReturnType<typeof getReleases>>) => {
      const found = resolveVersion(product, 'latest', releases);
      if (isCurrent && found.kind === 'resolved') setLatest(found);
    };
    // Without the list the page is complete: it only does not say which version is the latest.
    getReleases().then(onReleases, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [product]);
  return latest;
}
