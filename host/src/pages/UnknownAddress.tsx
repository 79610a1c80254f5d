import { Navigate } from '@portal/router';

/** Unknown paths go to the landing page. NAV-1. */
export function UnknownAddress() {
  return <Navigate to="/start" replace />;
}
