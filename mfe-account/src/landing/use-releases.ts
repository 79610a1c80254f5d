import { getReleases } from '@portal/api/content';
import type { ReleaseEntry } from '@portal/catalog';
import { report } from '@portal/observability/report';
import { useEffect, useState } from 'react';

/** The latest version of every product; `null` while it loads and if it fails: the rows do without it. LAND-12. */
export function useReleases(): readonly ReleaseEntry[] | null {
  const [releases, setReleases] = useState<readonly ReleaseEntry[] | null>(null);
  useEffect(() => {
    getReleases().then(setReleases, (cause: unknown) =>
      report(new Error('The newest versions could not be looked up', { cause })),
    );
  }, []);
  return releases;
}
