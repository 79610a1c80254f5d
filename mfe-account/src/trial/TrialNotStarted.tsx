import { type CatalogSection, TRIAL_DAYS } from '@portal/catalog';
import { Alert, Button } from '@portal/ui';
import { DaysRemaining } from './DaysRemaining';
import { inSentence } from './in-sentence';
import { TrialBox } from './TrialBox';
import styles from './trial.module.css';
import type { TrialStart } from './use-trial-start';

interface TrialNotStartedProps {
  readonly section: CatalogSection;
  readonly days: number;
  readonly start: TrialStart;
}

/** A trial without a key: it starts with a click. TRI-2. */
export function TrialNotStarted({ section, days, start: { phase, start } }: TrialNotStartedProps) {
  return (
    <TrialBox figure={<DaysRemaining days={days} />}>
      <p className={styles.title}>Your trial has not started yet.</p>
      <p>It begins when you press the button and gives you a license key for {inSentence(section.name)}.</p>
      {phase.kind === 'failed' && (
        <Alert kind="error" title="Your trial could not be started.">
          <p>{phase.reason}</p>
          <Button kind="link" onClick={start}>
            Retry
          </Button>
        </Alert>
      )}
      <div className={styles.actions}>
        <Button kind="primary" size="large" icon="trial" loading={phase.kind === 'starting'} onClick={start}>
          Start my {TRIAL_DAYS}-day trial
        </Button>
      </div>
    </TrialBox>
  );
}
