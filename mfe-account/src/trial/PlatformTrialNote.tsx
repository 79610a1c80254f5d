import { formatIsoDate, screenPath } from '@portal/catalog';
import type { PlatformTrial } from '@portal/product-pages/trial';
import { useSession } from '@portal/session';
import { Alert, AppLink } from '@portal/ui';
import { formatDay } from '../calendar/format-day';
import { inSentence } from './names';
import styles from './trial.module.css';

interface PlatformTrialNoteProps extends PlatformTrial {
  /** The product's name. */
  readonly product: string;
}

/** Tells on a product's trial page that a running platform trial covers the product. TRI-9. */
export function PlatformTrialNote({ product, platform, trial: { end } }: PlatformTrialNoteProps) {
  // It belongs to the user who was signed in when it loaded.
  if (useSession().status !== 'signed-in') return null;
  return (
    <div className={styles.platformTrial}>
      <Alert
        kind="success"
        role="note"
        title={`${product} is part of your trial of ${inSentence(platform.name)}`}
      >
        <p>
          {end !== null && (
            <>
              It runs until <time dateTime={formatIsoDate(end)}>{formatDay(end)}</time>.{' '}
            </>
          )}
          <AppLink to={screenPath(platform, 'trial') ?? ''}>See its key and installers</AppLink>
        </p>
      </Alert>
    </div>
  );
}
