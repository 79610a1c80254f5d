import type { License } from './license';
import styles from './licenses.module.css';

interface StandingProps {
  readonly licenses: readonly License[];
  /** How many the search has found. */
  readonly found: number;
}

const number = new Intl.NumberFormat('en-US');
const count = (licenses: readonly License[], kind: License['expiration']['kind']) =>
  licenses.filter(({ expiration }) => expiration.kind === kind).length;

/** How many licenses there are, and how many need attention. */
export function Standing({ licenses, found }: StandingProps) {
  const soon = count(licenses, 'soon');
  const expired = count(licenses, 'expired');
  const all = licenses.length === 1 ? '1 license' : `${number.format(licenses.length)} licenses`;
  return (
    <p className={styles.standing} role="status">
      <span>{found === licenses.length ? all : `${number.format(found)} of ${all}`}</span>
      {soon > 0 && <span className={styles.soon}>{number.format(soon)} expiring soon</span>}
      {expired > 0 && <span className={styles.expired}>{number.format(expired)} expired</span>}
    </p>
  );
}
