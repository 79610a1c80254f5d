import { Navigate } from '@portal/router';

/** Redirects unknown paths to the landing page. NAV-1. */
export function UnknownAddress() {
  return <Navigate to="/start" replace />;
}
