import { formatIsoDate, type Product, screenPath } from '@portal/catalog';
import { AppLink, VisuallyHidden } from '@portal/ui';
import { usePlatformTrial } from '../trial/use-platform-trial';

/** Without the year: a trial ends within two months. */
const formatDay = (day: Date) => day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

/**
 * Tells on a product's page of a running trial of a platform that covers the product. PAGE-32. So short that it stays
 * in the reserved line at 360 px, beside "Compare versions".
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
        <VisuallyHidden> of {platform.name.replace(/^The /, 'the ')}</VisuallyHidden>
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
