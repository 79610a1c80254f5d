import { type ComponentType, lazy, Suspense } from 'react';
import type { RestartAlertProps } from './RestartAlert';

/** Loads with the tools of the first card, so it is there when the connection is lost. A failure is also a toast. */
const RestartAlert = lazy(
  (): Promise<{ default: ComponentType<RestartAlertProps> }> =>
    import(/* webpackChunkName: "card-tools" */ './RestartAlert').catch(() => ({ default: () => null })),
);

/** The alert of a download that can be started again. ALERT-10, ALERT-11. */
export const LazyRestartAlert = (props: RestartAlertProps) => (
  <Suspense>
    <RestartAlert {...props} />
  </Suspense>
);
