import { AppLink, Container } from '@portal/ui';
import { Search } from '../search/Search';
import { SignInWidget } from '../sign-in/SignInWidget';
import styles from './header.module.css';
import { MenuBar } from './MenuBar';
import { NarrowMenu } from './NarrowMenu';

/** The link to the landing page. The SVG is inline, because it belongs to the first paint. */
function Logo() {
  return (
    <AppLink to="/start" className={styles.logo}>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        width="30"
        height="30"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.left} d="M4 9v14l12 7V16z" />
        <path className={styles.top} d="M16 2 28 9l-12 7L4 9z" />
        <path className={styles.right} d="m16 16 12-7v14l-12 7z" />
      </svg>
      <span className={styles.words}>Developer Zone</span>
    </AppLink>
  );
}

/** Logo, menus, search and sign-in. FRAME-2, SEARCH-1. */
export function Header() {
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Logo />
        <MenuBar />
        <div className={styles.end}>
          <Search />
          <SignInWidget />
          <NarrowMenu />
        </div>
      </Container>
    </header>
  );
}
