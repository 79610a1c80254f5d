import { useLocation } from '@portal/router';
import { useEffect } from 'react';
import { resetAlerts } from './store';

/**
 * For a page with downloads: closes all its alerts, also those in closed sections, when the path changes or the
 * page unmounts. A change of the query string or hash keeps them. ALERT-7.
 */
export function useCloseAlertsOnLeave(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => resetAlerts, [pathname]);
}
