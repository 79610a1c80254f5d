import { Outlet } from '@portal/router';
import { Header } from '../header/Header';
import { Footer } from './Footer';
import styles from './frame.module.css';

/** What stands around every page: header, the page's place, footer. Spec P§2 "Layout". */
export function Frame() {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
