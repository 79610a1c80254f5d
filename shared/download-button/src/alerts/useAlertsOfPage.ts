import { useLocation } from '@portal/router';
import { useEffect } from 'react';
import { resetAlerts } from './store';

/**
 * For a page with downloads: its alerts close when it is left, those of closed sections too. Another query
 * string or hash is the same page. ALERT-7.
 */
export function useAlertsOfPage(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => resetAlerts, [pathname]);
}
