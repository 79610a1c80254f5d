import { AppLink } from '@portal/ui';
import styles from './header.module.css';

export function Header() {
  return (
    <header className={styles.header}>
      <AppLink to="/start" className={styles.logo}>
        Developer Zone
      </AppLink>
    </header>
  );
}
