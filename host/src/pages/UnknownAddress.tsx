import { Navigate, noticeState, useLocation } from '@portal/router';

/** Redirects unknown paths to the landing page, which names the address. NAV-1, NAV-10. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const state = noticeState({
    kind: 'unknown-address',
    address: pathname + search,
    shown: 'the landing page',
  });
  return <Navigate to="/start" replace state={state} />;
}
