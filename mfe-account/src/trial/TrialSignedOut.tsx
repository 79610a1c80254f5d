import { type CatalogSection, TRIAL_DAYS } from '@portal/catalog';
import { Icon } from '@portal/ui';
import { AccountLinks } from './AccountLinks';
import { inSentence } from './in-sentence';
import { TrialBox } from './TrialBox';
import styles from './trial.module.css';

interface TrialSignedOutProps {
  readonly section: CatalogSection;
  /** Whether a session has just ended. */
  readonly expired: boolean;
}

/** No user is signed in on this page; the visitor may have signed in elsewhere. TRI-5. */
export function TrialSignedOut({ section, expired }: TrialSignedOutProps) {
  return (
    <TrialBox
      figure={
        <span className={styles.badge}>
          <Icon name="trial" size={40} />
        </span>
      }
    >
      <p className={styles.title}>
        {expired
          ? 'Your session has ended. Log in again to see your trial.'
          : `Try ${inSentence(section.name)} free for ${TRIAL_DAYS} days`}
      </p>
      <p>Create an account or log in: the trial, its license key and the downloads belong to it.</p>
      <AccountLinks />
      <p className={styles.hint}>If you have signed in elsewhere, refresh the page.</p>
    </TrialBox>
  );
}
