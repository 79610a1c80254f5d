import { Card } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './trial.module.css';

interface TrialBoxProps {
  /** What stands large at its start: the days, or a drawing. */
  readonly figure?: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The box that tells how the trial stands, of one size in all its states. */
export function TrialBox({ figure, busy, children }: TrialBoxProps) {
  return (
    <Card className={styles.box} role="region" aria-label="Your trial" aria-busy={busy}>
      {figure}
      <div className={styles.words}>{children}</div>
    </Card>
  );
}
