import { AppLink } from '@portal/ui';
import styles from './logo.module.css';

/** The link to the landing page. The SVG is inline, because it belongs to the first paint. */
export function Logo() {
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
