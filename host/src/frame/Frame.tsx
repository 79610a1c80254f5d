import { closeFeedback, feedbackStore } from '@portal/observability';
import { useOutlet } from '@portal/ui/router';
import {
  type ComponentType,
  type PropsWithChildren,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Header } from '../header/Header';
import { RedirectNotice } from '../notice/RedirectNotice';
import { useOverridesPanel } from '../overrides/use-panel';
import { Toasts } from '../toasts/Toasts';
import { Footer } from './Footer';
import styles from './frame.module.css';
import { lazyTool, useLate } from './late';
import { Progress, TitleAnnouncer, useNavigationFocus } from './navigation';
import { PageSkeleton } from './PageSkeleton';
import { markLive } from './page';
import { useSessionChanges } from './session-changes';
import { NO_BOX, ShellContext } from './shell-context';

/**
 * The page in an element of its own, in a document that does not have the page already. In a rendered document the same
 * element holds the rendered page.
 */
function FirstPage({ children }: PropsWithChildren) {
  const page = useRef<HTMLDivElement>(null);
  // Each change of the page renders the frame, so it is checked then.
  useEffect(() => {
    if (page.current?.querySelector('[data-loading-page]') === null) markLive();
  });
  // What was clicked in the frame before it reacted. TAKEOVER-2.
  useEffect(() => {
    const input = window.portalInput;
    if (input === undefined || input.events.length === 0) return;
    import(/* webpackChunkName: "takeover" */ '../takeover/replay').then(
      ({ replay }) => replay(input, (target) => target),
      () => undefined, // It may be clicked again.
    );
  }, []);
  return (
    <div ref={page} style={NO_BOX} data-page="">
      {children}
    </div>
  );
}

/** Tracking and the consent notice. FRAME-3. */
function Tracking() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useLate(
    useCallback(async () => {
      const { ConsentNotice } = await import(/* webpackChunkName: "tracking" */ './ConsentNotice');
      setNotice(() => ConsentNotice);
      return undefined;
    }, []),
  );
  return Notice && <Notice />;
}

const FeedbackDialog = lazyTool(() =>
  import(/* webpackChunkName: "feedback" */ './FeedbackDialog').catch((error: unknown) => {
    // One that is open and not there would be in the way of every later one.
    closeFeedback();
    throw error;
  }),
);

/** Opens the feedback dialog after an unhandled error has been reported. OBS-3. */
function ErrorFeedback() {
  const state = useSyncExternalStore(
    feedbackStore.subscribe,
    feedbackStore.getState,
    feedbackStore.getInitialState,
  );
  if (state.kind === 'closed') return null;
  return <FeedbackDialog send={state.send} />;
}

const Badge = lazyTool(() => import(/* webpackChunkName: "overrides-badge" */ '../overrides/Badge'));
const Panel = lazyTool(() => import(/* webpackChunkName: "overrides-panel" */ '../overrides/Panel'));

/** The badge while this browser has overrides, and the panel while it is open. Otherwise nothing. */
function Overrides() {
  const panel = useOverridesPanel();
  if (panel === null) return null;
  return (
    <>
      {panel.inspector.storedOverrides !== null && <Badge {...panel} />}
      {panel.open && <Panel {...panel} />}
    </>
  );
}

/**
 * The layout of every page: header, main content, footer, toasts. FRAME-2.
 *
 * The build prerenders it into `index.html`, which serves every URL. Its first render therefore depends
 * only on the code: parts that need the configuration, the session or the URL render after hydration.
 */
export function Frame() {
  const page = useOutlet();
  const Page = useContext(ShellContext)?.FirstPage ?? FirstPage;
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main);
  useSessionChanges();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <Progress />
      <Overrides />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <RedirectNotice />
        <Page>{page ?? <PageSkeleton />}</Page>
      </main>
      <Footer />
      <Toasts />
      <TitleAnnouncer />
      <Tracking />
      <ErrorFeedback />
    </div>
  );
}
