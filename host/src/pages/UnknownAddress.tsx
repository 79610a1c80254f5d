import { Navigate } from '@portal/router';

/** Unknown paths go to the landing page. Spec P§2. */
export function UnknownAddress() {
  return <Navigate to="/start" replace />;
}
