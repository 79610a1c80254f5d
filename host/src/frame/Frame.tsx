import { useOutlet } from '@portal/router';
import { useRef } from 'react';
import { ErrorFeedback } from '../feedback/ErrorFeedback';
import { Header } from '../header/Header';
import { RedirectNotice } from '../notice/RedirectNotice';
import { Overrides } from '../overrides/Overrides';
import { Toasts } from '../toasts/Toasts';
import { Footer } from './Footer';
import styles from './frame.module.css';
import { useLive } from './live';
import { PageSkeleton } from './PageSkeleton';
import { Progress } from './Progress';
import { TitleAnnouncer } from './TitleAnnouncer';
import { Tracking } from './Tracking';
import { useNavigationFocus } from './use-navigation-focus';
import { useSessionEnded } from './use-session-ended';
import { useSessionReplaced } from './use-session-replaced';

/**
 * The layout of every page: header, main content, footer, toasts. FRAME-2.
 *
 * The build prerenders it into `index.html`, which serves every URL. Its first render therefore depends
 * only on the code: parts that need the configuration, the session or the URL render after hydration.
 */
export function Frame() {
  const page = useOutlet();
  const main = useRef<HTMLElement>(null);
  useLive(main);
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
        {page ?? <PageSkeleton />}
      </main>
      <Footer />
      <Toasts />
      <TitleAnnouncer />
      <Tracking />
      <ErrorFeedback />
    </div>
  );
}
