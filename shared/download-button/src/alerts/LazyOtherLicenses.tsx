import { type ComponentType, lazy, Suspense } from 'react';
import type { OtherLicensesProps } from './OtherLicenses';

/** The alert is complete without it: a chunk that fails to load leaves the sentence out. */
const OtherLicenses = lazy(
  (): Promise<{ default: ComponentType<OtherLicensesProps> }> =>
    import(/* webpackChunkName: "card-tools" */ './OtherLicenses').catch(() => ({ default: () => null })),
);

/** Which other versions or languages the user's licenses cover. ALERT-13. */
export const LazyOtherLicenses = (props: OtherLicensesProps) => (
  <Suspense>
    <OtherLicenses {...props} />
  </Suspense>
);
