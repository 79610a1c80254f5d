import { Container } from '@portal/ui';
import { Search } from '../search/Search';
import { SignInWidget } from '../sign-in/SignInWidget';
import styles from './header.module.css';
import { Logo } from './Logo';
import { MenuBar } from './MenuBar';
import { NarrowMenu } from './NarrowMenu';
import { SchemeSwitch } from './SchemeSwitch';

/** Logo, menus, search, color scheme and sign-in. FRAME-2, SEARCH-1. */
export function Header() {
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Logo />
        <MenuBar />
        <div className={styles.end}>
          <Search />
          <SchemeSwitch />
          <SignInWidget />
          <NarrowMenu />
        </div>
      </Container>
    </header>
  );
}
