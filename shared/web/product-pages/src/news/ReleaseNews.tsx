import { compareVersions, latestPath } from '@portal/catalog';
import { AppLink, Tag } from '@portal/ui';
import { useLocation } from '@portal/ui/router';
import { use, useEffect } from 'react';
import type { ShownRelease } from '../release/release';
import { SidebarPathContext } from '../routes/sidebar-path';
import { NOTES_HASH, useLatestVersion, useNewVersions } from './new-versions';
import styles from './news-slot.module.css';
import { PlatformTrialNews } from './PlatformTrialNews';

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
