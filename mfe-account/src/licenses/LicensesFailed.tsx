import { useNavigate } from '@portal/router';
import { showToast } from '@portal/toasts';
import { useEffect } from 'react';

interface LicensesFailedProps {
  readonly signedOut: boolean;
  readonly reason: string;
}

/** A listing that failed leads to `/start`, with a toast that says why. Spec P§2, P§8. */
export function LicensesFailed({ signedOut, reason }: LicensesFailedProps) {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({
      kind: 'error',
      header: signedOut ? 'log in' : 'Licenses not available',
      body: signedOut ? reason : `The licenses could not be loaded. ${reason}`,
    });
    void navigate('/start', { replace: true });
  }, [signedOut, reason, navigate]);
  return null;
}
