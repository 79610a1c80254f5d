import { formatIsoDate, type Product, screenPath } from '@portal/catalog';
import { AppLink } from '@portal/ui';
import { usePlatformTrial } from '../trial/use-platform-trial';
import styles from './news-slot.module.css';

const formatDay = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'medium' });

/**
 * Tells on a product's page of a running trial of a platform that covers the product, in one line. PAGE-32. Narrow
 * screens show it without the platform's name.
 */
export function PlatformTrialNews({ product }: { readonly product: Product }) {
  const found = usePlatformTrial(product);
  if (found === null) return null;
  const {
    platform,
    trial: { end },
  } = found;
  return (
    <span>
      In your{' '}
      <AppLink to={screenPath(platform, 'trial') ?? ''}>
        trial
        <span className={styles.platform}> of {platform.name.replace(/^The /, 'the ')}</span>
      </AppLink>
      {end !== null && (
        <>
          {' '}
          until <time dateTime={formatIsoDate(end)}>{formatDay(end)}</time>
        </>
      )}
    </span>
  );
}
