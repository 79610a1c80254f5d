import { useSession } from '@portal/session';
import { useEffect } from 'react';
import { alertStore, showAlert } from '../alerts/store';
import { forgetInterrupted, isInterrupted } from '../download/interrupted-download';
import type { DownloadRequest } from '../download/request';

/**
 * Offers once to continue a download for which the visitor was asked to sign in: on the page load that follows,
 * or in place when another tab has signed in. ALERT-11.
 */
export function useContinueAfterSignIn(request: DownloadRequest): void {
  const { alertKey } = request;
  const isSignedIn = useSession().status === 'signed-in';

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, when the session is known
  useEffect(() => {
    if (!isSignedIn || !isInterrupted(alertKey)) return;
    // The header's form signs in and then reloads the page, so an offer made in place must outlive a page load.
    if (alertStore.getState()[alertKey]?.type !== 'logindownload') forgetInterrupted();
    showAlert(alertKey, { type: 'continue', request });
  }, [isSignedIn, alertKey]);
}
