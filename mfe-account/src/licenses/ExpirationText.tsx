import { formatIsoDate } from '@portal/catalog';
import { formatDay, formatDistance } from '../calendar/format-day';
import type { Expiration } from './license';
import styles from './licenseCard.module.css';

/** The expiration of a license as text. */
export function ExpirationText({ expiration }: { readonly expiration: Expiration }) {
  if (expiration.kind === 'never') return 'Never';
  if (expiration.kind === 'unknown') return expiration.text || 'Not stated';
  return (
    <>
      <time dateTime={formatIsoDate(expiration.day)}>{formatDay(expiration.day)}</time>{' '}
      <span className={styles.distance}>{formatDistance(expiration.days)}</span>
    </>
  );
}
