import { compareVersions, latestPath, type Product, screenPath } from '@portal/catalog';
import { createQueryClient, useQuery } from '@portal/query';
import { useSession } from '@portal/session';
import { AppLink, Day, Tag, VisuallyHidden } from '@portal/ui';
import { useLocation } from '@portal/ui/router';
import { use, useEffect } from 'react';
import type { ShownRelease } from '../release/release';
import { SidebarPathContext } from '../routes/sidebar-path';
import { loadPlatformTrial, type PlatformTrial } from '../trial';
import { NOTES_HASH, useLatestVersion, useNewVersions } from './new-versions';
import styles from './news-slot.module.css';

/** Scrolls to the notes of the page and focuses them, if the address names them. */
function useNotesFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== NOTES_HASH) return;
    const notes = document.querySelector<HTMLElement>(NOTES_HASH);
    notes?.scrollIntoView?.();
    notes?.focus({ preventScroll: true });
  }, [hash]);
}

/** The newest version's own address is that of the product's downloads, and no older version. UI-5. */
function useNewestInSidebar(isNewest: boolean, newestPage: string | null): void {
  const setPath = use(SidebarPathContext);
  useEffect(() => {
    if (!isNewest || newestPage === null) return;
    setPath(newestPage);
    return () => setPath(undefined);
  }, [isNewest, newestPage, setPath]);
}

/** How long an answer is used, in milliseconds. */
const STALE_MS = 5 * 60_000;

const client = createQueryClient();

/** The signed-in user's running trial of a platform that covers a product; `null` until it is known. PAGE-32. */
function usePlatformTrial(product: Product): PlatformTrial | null {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : null;
  const queryKey = [email, product.code];
  // Never rejects; without an answer, the page is complete.
  const query = { queryKey, queryFn: () => loadPlatformTrial(product), staleTime: STALE_MS };
  const found = useQuery({
    queryKey,
    queryFn: async () => (email === null ? null : client.fetchQuery(query)),
  });
  return found.status === 'success' ? found.data : null;
}

/** For tests: forgets all answers. */
export const resetPlatformTrials = (): void => client.clear();

/**
 * Tells on a product's page of a running trial of a platform that covers the product. PAGE-32. So short that it stays
 * in the reserved line at 360 px, beside "Compare versions".
 */
function PlatformTrialNews({ product }: { readonly product: Product }) {
  const found = usePlatformTrial(product);
  if (found === null) return null;
  const { platform, trial } = found;
  return (
    <span>
      In your{' '}
      <AppLink to={screenPath(platform, 'trial') ?? ''}>
        trial
        <VisuallyHidden> of {platform.name.replace(/^The /, 'the ')}</VisuallyHidden>
      </AppLink>
      {trial.end !== null && (
        <>
          {' '}
          until <Day date={trial.end} length="short" />
        </>
      )}
    </span>
  );
}

/** What is new about a release: a newer one, whether it is new here, and a trial. NEWS-1, NEWS-2. */
export default function ReleaseNews({ product, version }: ShownRelease) {
  useNotesFocus();
  const latest = useLatestVersion(product);
  const isNew = useNewVersions(product, latest?.version ?? null);
  const newestPage = latestPath(product);
  const isOlder = latest !== null && compareVersions(version, latest.version) < 0;
  useNewestInSidebar(version === latest?.version, newestPage);
  return (
    <>
      {isNew(version) && <Tag kind="primary">New since your last visit</Tag>}
      {isOlder && newestPage !== null && (
        <span>
          <span className={styles.newer}>{latest.display} is newer. </span>
          <AppLink to={newestPage}>Newer version</AppLink>
        </span>
      )}
      <PlatformTrialNews product={product} />
    </>
  );
}
