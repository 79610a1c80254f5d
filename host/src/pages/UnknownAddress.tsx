import { Navigate, type RedirectNotice, useLocation } from '@portal/router';

/** Redirects unknown paths to the landing page, which names the address. NAV-1, NAV-10. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const notice: RedirectNotice = { kind: 'unknown-address', address: pathname + search };
  return <Navigate to="/start" replace state={{ notice }} />;
}
