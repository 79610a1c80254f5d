import { type CatalogSection, TRIAL_DAYS } from '@portal/catalog';
import { type Action, Alert, Button } from '@portal/ui';
import { DaysRemaining } from './DaysRemaining';
import { inSentence } from './in-sentence';
import { TrialBox } from './TrialBox';
import type { Trial } from './trial';
import styles from './trial.module.css';

interface TrialNotStartedProps {
  readonly section: CatalogSection;
  readonly days: number;
  /** Starts the trial. Its result is shown here only if it is a failure. */
  readonly start: Action<[], Trial>;
}

/** A trial without a key: it starts with a click. TRI-2. */
export function TrialNotStarted({ section, days, start }: TrialNotStartedProps) {
  const { state, busy, run } = start;
  const failure = state.kind === 'done' && state.result.kind === 'failed' ? state.result : null;
  return (
    <TrialBox figure={<DaysRemaining days={days} />}>
      <p className={styles.title}>Your trial has not started yet.</p>
      <p>It begins when you press the button and gives you a license key for {inSentence(section.name)}.</p>
      {failure && (
        <Alert kind="error" title="Your trial could not be started.">
          <p>{failure.reason}</p>
          <Button kind="link" onClick={run}>
            Retry
          </Button>
        </Alert>
      )}
      <div className={styles.actions}>
        <Button kind="primary" size="large" icon="trial" loading={busy} onClick={run}>
          Start my {TRIAL_DAYS}-day trial
        </Button>
      </div>
    </TrialBox>
  );
}
