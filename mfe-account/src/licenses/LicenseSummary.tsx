import { formatCount } from './format-count';
import type { License } from './license';
import styles from './licenses.module.css';

interface LicenseSummaryProps {
  readonly licenses: readonly License[];
  /** How many the search has found. */
  readonly found: number;
}

const count = (licenses: readonly License[], kind: License['expiration']['kind']) =>
  licenses.filter(({ expiration }) => expiration.kind === kind).length;

/** How many licenses there are, and how many need attention. */
export function LicenseSummary({ licenses, found }: LicenseSummaryProps) {
  const soon = count(licenses, 'soon');
  const expired = count(licenses, 'expired');
  const all = licenses.length === 1 ? '1 license' : `${formatCount(licenses.length)} licenses`;
  return (
    <p className={styles.standing} role="status">
      <span>{found === licenses.length ? all : `${formatCount(found)} of ${all}`}</span>
      {soon > 0 && <span className={styles.soon}>{formatCount(soon)} expiring soon</span>}
      {expired > 0 && <span className={styles.expired}>{formatCount(expired)} expired</span>}
    </p>
  );
}
