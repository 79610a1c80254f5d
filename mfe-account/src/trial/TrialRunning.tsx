import { formatIsoDate } from '@portal/catalog';
import { formatDay } from '../calendar/format-day';
import { LicenseKey } from '../license-key/LicenseKey';
import { DaysRemaining } from './DaysRemaining';
import { TrialBox } from './TrialBox';
import type { Trial } from './trial';
import styles from './trial.module.css';

/** A trial with remaining days; with a blank expiry it has all of its days. TRI-3. */
export function TrialRunning({ days, end, licenseKey }: Extract<Trial, { kind: 'running' }>) {
  return (
    <TrialBox figure={<DaysRemaining days={days} />}>
      <p className={styles.title}>
        {end === null ? (
          'Your trial is ready.'
        ) : (
          <>
            Your trial runs until <time dateTime={formatIsoDate(end)}>{formatDay(end)}</time>.
          </>
        )}
      </p>
      <p>View your license or download the product below. This is your trial’s license key:</p>
      <LicenseKey value={licenseKey} />
    </TrialBox>
  );
}
