import { useOutlet } from '@portal/router';
import { useContext, useRef } from 'react';
import { ErrorFeedback } from '../feedback/ErrorFeedback';
import { Header } from '../header/Header';
import { RedirectNotice } from '../notice/RedirectNotice';
import { Overrides } from '../overrides/Overrides';
import { Toasts } from '../toasts/Toasts';
import { FirstPage } from './FirstPage';
import { Footer } from './Footer';
import styles from './frame.module.css';
import { PageSkeleton } from './PageSkeleton';
import { Progress } from './Progress';
import { ShellContext } from './shell-context';
import { TitleAnnouncer } from './TitleAnnouncer';
import { Tracking } from './Tracking';
import { useNavigationFocus } from './use-navigation-focus';
import { useSessionEnded } from './use-session-ended';
import { useSessionReplaced } from './use-session-replaced';

/** Tells tests, tools and styles that the page's controls react. It stays from then on. FRAME-6. */
const markLive = () => {
  document.documentElement.dataset.live = '';
};

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
  useSessionEnded();
  useSessionReplaced();
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
        <Page onLive={markLive}>{page ?? <PageSkeleton />}</Page>
      </main>
      <Footer />
      <Toasts />
      <TitleAnnouncer />
      <Tracking />
      <ErrorFeedback />
    </div>
  );
}
