import { useNavigation } from '@portal/router';
import { useHydrated } from '@portal/ui';
import styles from './progress.module.css';

/** A line below the header while a page loads: feedback for a click on a slow network. */
export function Progress() {
  const { state } = useNavigation();
  const hydrated = useHydrated();
  if (!hydrated || state === 'idle') return null;
  return <div className={styles.progress} role="progressbar" aria-label="Loading the page" />;
}
