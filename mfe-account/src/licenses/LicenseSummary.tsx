import { formatCount } from './format-count';
import type { License } from './license';
import styles from './licenses.module.css';

interface LicenseSummaryProps {
  readonly licenses: readonly License[];
  /** The number of licenses that match the search. */
  readonly found: number;
}

const count = (licenses: readonly License[], kind: License['expiration']['kind']) =>
  licenses.filter(({ expiration }) => expiration.kind === kind).length;

/** Shows the number of licenses, of licenses that expire soon, and of expired licenses. */
export function LicenseSummary({ licenses, found }: LicenseSummaryProps) {
  const soon = count(licenses, 'soon');
  const expired = count(licenses, 'expired');
  const all = licenses.length === 1 ? '1 license' : `${formatCount(licenses.length)} licenses`;
  return (
    <p className={styles.summary} role="status">
      <span>{found === licenses.length ? all : `${formatCount(found)} of ${all}`}</span>
      {soon > 0 && <span className={styles.soon}>{formatCount(soon)} expiring soon</span>}
      {expired > 0 && <span className={styles.expired}>{formatCount(expired)} expired</span>}
    </p>
  );
}
