import { Spinner } from '@portal/ui';
import { AccountLinks } from './AccountLinks';
import { TrialBox } from './TrialBox';
import styles from './trial.module.css';

/** The message while the trial loads; it stays when the request fails. TRI-4. */
export const LOADING_MESSAGE =
  'If your trial does not appear, refresh the page, create an account or log in.';

/** Shown while the trial loads. TRI-4. */
export function TrialLoading() {
  return (
    <TrialBox
      busy
      figure={
        <div className={styles.days}>
          <Spinner label="Loading your trial…" />
        </div>
      }
    >
      <p>{LOADING_MESSAGE}</p>
      <AccountLinks />
    </TrialBox>
  );
}
