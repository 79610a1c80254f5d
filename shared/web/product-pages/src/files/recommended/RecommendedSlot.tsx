import { checkSession } from '@portal/session';
import { Alert, isRendering, useHydrated } from '@portal/ui';
import { lazy, useEffect, useRef, useState } from 'react';
import { idle } from '../../state/idle-part';
import styles from '../files.module.css';
import type { Recommendable } from './systems';

const load = () => import(/* webpackChunkName: "card-tools" */ './region');

/** Once it has loaded. */
let code: typeof import('./region') | undefined;

/** A failure can be repeated. @param isIdle whether it waits until the browser has nothing to do. */
async function loadCode(isIdle: boolean): Promise<void> {
  if (isIdle) await idle();
  code = await load();
}

/** The document holds a rendered page, which is hydrated for visitors without a session and drawn anew for others. */
const isHydratedLater = async () =>
  document.querySelector('html:not([data-live]) [data-part]') !== null &&
  (await checkSession()).status === 'signed-out';

// A page that the browser draws needs the code beside its data. If that fails, the slot loads it again.
if (typeof document !== 'undefined')
  isHydratedLater()
    .then((isLater) => (isLater ? undefined : loadCode(true)))
    .catch(() => undefined);

/** For the renderer of pages, which waits for it. */
const Rendered = lazy(load);

const NO_BOX = { display: 'contents' } as const;

/** React leaves the rendered markup alone. */
const MARKUP = { __html: '' };

/**
 * The place of the recommended file, of one version in one language: the markup is theirs. Its code is no part of a
 * page's start: a rendered page has the region's markup, and a drawn one a place of its size. REC-1, REC-3.
 */
export function RecommendedSlot(props: Recommendable) {
  const isHydrated = useHydrated();
  /** `null`: it could not be loaded. */
  const [loaded, setLoaded] = useState<typeof code | null>(() => (isHydrated ? code : undefined));
  const [hasMarkup, setHasMarkup] = useState(!isHydrated);
  const markup = useRef<HTMLDivElement>(null);
  const clicked = useRef<Element>(null);
  useEffect(() => {
    if (loaded === undefined)
      loadCode(hasMarkup).then(
        () => setLoaded(code),
        () => setLoaded(null),
      );
  }, [loaded, hasMarkup]);
  if (isRendering())
    return (
      <div style={NO_BOX}>
        <Rendered {...props} />
      </div>
    );
  return (
    <>
      {hasMarkup && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons are those of the markup
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys click buttons, too
        <div
          ref={markup}
          style={NO_BOX}
          onClick={({ target }) => {
            clicked.current = (target as Element).closest('button') ?? clicked.current;
            // Code that could not be loaded is loaded again.
            setLoaded((now) => now ?? undefined);
          }}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which React does not compare
          dangerouslySetInnerHTML={MARKUP}
        />
      )}
      {loaded && (
        <loaded.Region
          {...props}
          markup={hasMarkup ? markup : null}
          clicked={clicked}
          onDrawn={() => setHasMarkup(false)}
        />
      )}
      {!hasMarkup && loaded === undefined && <div aria-busy className={styles.recommended} />}
      {loaded === null && (
        <Alert kind="warning" title="The recommended download could not be loaded. All files are below." />
      )}
    </>
  );
}
