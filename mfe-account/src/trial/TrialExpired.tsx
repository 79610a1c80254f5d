import { type CatalogSection, formatIsoDate } from '@portal/catalog';
import { formatDay } from '../calendar/format-day';
import { DaysRemaining } from './DaysRemaining';
import { inSentence } from './in-sentence';
import { TrialBox } from './TrialBox';
import styles from './trial.module.css';

interface TrialExpiredProps {
  readonly section: CatalogSection;
  readonly end: Date;
}

export function TrialExpired({ section, end }: TrialExpiredProps) {
  return (
    <TrialBox figure={<DaysRemaining days={0} />}>
      <p className={styles.title}>
        Your trial ended on <time dateTime={formatIsoDate(end)}>{formatDay(end)}</time>.
      </p>
      <p>Contact us to extend it or to license {inSentence(section.name)}.</p>
    </TrialBox>
  );
}
