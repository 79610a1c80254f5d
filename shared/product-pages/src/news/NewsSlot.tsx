import { routeVersion } from '@portal/catalog';
import { useLocation, useParams } from '@portal/router';
import { cx } from '@portal/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './news-slot.module.css';
import type { ReleaseNewsProps } from './release-news-props';

/** Milliseconds to wait in browsers that do not tell when they are idle. */
const WAIT_MS = 500;

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(task, WAIT_MS);
  return () => clearTimeout(timer);
}

/**
 * The space of what is new about a release; its code loads once the page is shown. The page is complete without it,
 * and the next page tries again if it could not be loaded. NEWS-1, NEWS-2, NEWS-3.
 */
export function NewsSlot(props: ReleaseNewsProps) {
  const { pathname } = useLocation();
  const { version } = useParams();
  const [loaded, setLoaded] = useState<{ readonly News: ComponentType<ReleaseNewsProps> } | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "release-news" */ './ReleaseNews').then(
          ({ ReleaseNews }) => setLoaded({ News: ReleaseNews }),
          () => undefined,
        );
      }),
    [],
  );
  // Long-term support has a page of its own, beside the versions.
  if (!pathname.startsWith(`${props.product.section}/downloads`)) return null;
  return (
    <div className={cx(styles.slot, routeVersion(version) !== 'latest' && styles.older)}>
      {loaded && <loaded.News {...props} />}
    </div>
  );
}
