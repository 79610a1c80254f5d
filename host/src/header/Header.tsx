import { Container } from '@portal/ui';
import { SignInWidget } from '../sign-in/SignInWidget';
import styles from './header.module.css';
import { Logo } from './Logo';
import { MenuBar } from './MenuBar';
import { NarrowMenu } from './NarrowMenu';
import { SchemeSwitch } from './SchemeSwitch';

/** Logo, menus, color scheme and sign-in. FRAME-2. */
export function Header() {
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Logo />
        <MenuBar />
        <div className={styles.end}>
          <SchemeSwitch />
          <SignInWidget />
          <NarrowMenu />
        </div>
      </Container>
    </header>
  );
}
