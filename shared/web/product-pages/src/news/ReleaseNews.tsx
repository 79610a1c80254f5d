import { compareVersions, latestPath, screenPath } from '@portal/catalog';
import { AppLink, Button, Tag } from '@portal/ui';
import { useLocation } from '@portal/ui/router';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import type { ShownRelease } from '../release/release';
import type { CompareDialogProps } from './CompareDialog';
import { newSinceLastVisit, rememberVersion, useLatestVersion } from './new-versions';
import { PlatformTrialNews } from './PlatformTrialNews';
import { FeedLink, NOTES_HASH } from './release-links';

interface CompareButtonProps extends ShownRelease {
  readonly latest: string | null;
}

type State =
  | { readonly kind: 'unused' | 'loading' | 'failed' }
  | { readonly kind: 'open' | 'closed'; readonly Dialog: ComponentType<CompareDialogProps> };

/** Opens the comparison of two versions in a dialog, whose code loads with the first click. NEWS-3. */
function CompareButton(props: CompareButtonProps) {
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
      <Button size="small" loading={state.kind === 'loading'} onClick={() => void open()}>
        Compare versions
      </Button>
      {state.kind === 'failed' && (
        <span role="status">The comparison could not be loaded. Press the button to try again.</span>
      )}
      {'Dialog' in state && (
        <state.Dialog
          {...props}
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

/** What is new about a release: a newer one, whether it is new here, the comparison, the feed, and a trial. NEWS-1 to NEWS-4. */
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
  return (
    <>
      {isNew && <Tag kind="primary">New since your last visit</Tag>}
      {isOlder && newestPage !== null && (
        <span>
          {latest.display} is newer. <AppLink to={newestPage}>Newer version</AppLink>
        </span>
      )}
      <PlatformTrialNews product={product} />
      {screenPath(product, 'older-versions') !== null && (
        <CompareButton product={product} version={version} latest={latest?.version ?? null} />
      )}
      <FeedLink product={product} />
    </>
  );
}
