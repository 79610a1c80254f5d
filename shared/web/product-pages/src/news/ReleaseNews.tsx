import { compareVersions, latestPath } from '@portal/catalog';
import { AppLink, Button, Tag } from '@portal/ui';
import { useLocation } from '@portal/ui/router';
import { type ComponentType, use, useEffect, useLayoutEffect, useState } from 'react';
import type { ShownRelease } from '../release/release';
import { SidebarPathContext } from '../routes/sidebar-path';
import type { CompareDialogProps } from './CompareDialog';
import { newSinceLastVisit, rememberVersion, useLatestVersion } from './new-versions';
import styles from './news-slot.module.css';
import { PlatformTrialNews } from './PlatformTrialNews';
import { NOTES_HASH } from './release-links';

type State =
  | { readonly kind: 'unused' | 'loading' | 'failed' }
  | { readonly kind: 'open' | 'closed'; readonly Dialog: ComponentType<CompareDialogProps> };

/** Opens the comparison of two versions in a dialog, whose code loads with the first click. NEWS-3. */
export function CompareButton(props: ShownRelease) {
  const latest = useLatestVersion(props.product)?.version ?? null;
  const [state, setState] = useState<State>({ kind: 'unused' });
  const open = async () => {
    if ('Dialog' in state) return setState({ ...state, kind: 'open' });
    setState({ kind: 'loading' });
    try {
      const { CompareDialog } = await import(/* webpackChunkName: "compare-versions" */ './CompareDialog');
      setState({ kind: 'open', Dialog: CompareDialog });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return (
    <>
      <Button
        kind="text"
        size="small"
        icon="history"
        loading={state.kind === 'loading'}
        onClick={() => void open()}
      >
        Compare versions
      </Button>
      {state.kind === 'failed' && (
        <span role="status">The comparison could not be loaded. Press the button to try again.</span>
      )}
      {'Dialog' in state && (
        <state.Dialog
          {...props}
          latest={latest}
          open={state.kind === 'open'}
          onClose={() => setState({ kind: 'closed', Dialog: state.Dialog })}
        />
      )}
    </>
  );
}

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
export function ReleaseNews({ product, version }: ShownRelease) {
  useNotesFocus();
  const latest = useLatestVersion(product);
  const [isNew, setIsNew] = useState(false);
  useLayoutEffect(() => setIsNew(newSinceLastVisit(product.code)(version)), [product, version]);
  useEffect(() => {
    if (latest !== null) rememberVersion(product.code, latest.version);
  }, [product, latest]);

  const newestPage = latestPath(product);
  const isOlder = latest !== null && compareVersions(version, latest.version) < 0;
  useNewestInSidebar(version === latest?.version, newestPage);
  return (
    <>
      {isNew && <Tag kind="primary">New since your last visit</Tag>}
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
