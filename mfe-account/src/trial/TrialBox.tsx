import { formatNumber, TRIAL_DAYS } from '@portal/catalog';
import { Card, cx, Icon, type IconName } from '@portal/sdk/ui';
import type { ReactNode, Ref } from 'react';
import styles from './trial.module.css';

interface TrialBoxProps {
  /** The large element at the start: the remaining days, or an icon. */
  readonly figure?: ReactNode;
  readonly busy?: boolean;
  /** For a box that can receive the focus. Default: none. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The box with the trial's status, of the same least height in all states. */
export function TrialBox({ figure, busy, ref, children }: TrialBoxProps) {
  return (
    <Card
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={styles.box}
      role="region"
      aria-label="Your trial"
      aria-busy={busy}
    >
      {figure}
      <div className={styles.words}>{children}</div>
    </Card>
  );
}

interface BadgeProps {
  readonly icon: IconName;
  /** Whether something has failed. Default: false. */
  readonly alarming?: boolean;
}

/** An icon in the place of the remaining days. */
export const Badge = ({ icon, alarming = false }: BadgeProps) => (
  <span className={cx(styles.badge, alarming && styles.alarming)}>
    <Icon name={icon} size={40} />
  </span>
);

/** The number beside "days remaining". TRI-3. */
export function DaysRemaining({ days }: { readonly days: number }) {
  return (
    <div className={styles.days}>
      <p>
        <strong className={styles.number}>{formatNumber(days)}</strong> <span>days remaining</span>
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
