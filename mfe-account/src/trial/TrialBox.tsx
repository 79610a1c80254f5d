import { Card } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './trial.module.css';

interface TrialBoxProps {
  /** The large element at the start: the remaining days, or an icon. */
  readonly figure?: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The box with the trial's status. It has the same size in all states. */
export function TrialBox({ figure, busy, children }: TrialBoxProps) {
  return (
    <Card className={styles.box} role="region" aria-label="Your trial" aria-busy={busy}>
      {figure}
      <div className={styles.words}>{children}</div>
    </Card>
  );
}
