import { TRIAL_DAYS } from '@portal/catalog';
import styles from './trial.module.css';

/** The number beside "days remaining". TRI-3. */
export function DaysRemaining({ days }: { readonly days: number }) {
  return (
    <div className={styles.days}>
      <p>
        <strong className={styles.number}>{days}</strong> <span>days remaining</span>
      </p>
      <progress
        className={styles.bar}
        value={Math.min(days, TRIAL_DAYS)}
        max={TRIAL_DAYS}
        aria-hidden="true"
      />
    </div>
  );
}
