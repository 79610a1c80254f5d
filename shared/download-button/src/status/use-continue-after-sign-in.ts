import { useSession } from '@portal/session';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { alertStore, showAlert } from '../alerts/store';
import type { DownloadRequest } from '../download/request';
import { forgetInterrupted, isInterrupted, rememberInterrupted } from './interrupted-download';

/**
 * Offers once to continue a download for which the visitor was asked to sign in: on the page load that follows,
 * or in place when another tab has signed in. ALERT-11.
 */
export function useContinueAfterSignIn(request: DownloadRequest): void {
  const { alertKey } = request;
  const type = useStore(alertStore, (alerts) => alerts[alertKey]?.type);
  const isSignedIn = useSession().status === 'signed-in';

  useEffect(() => {
    if (type !== 'logindownload' && type !== 'continue') return;
    if (type === 'logindownload') rememberInterrupted(alertKey);
    // The alert was closed or its download started. An unloaded page keeps the note: React does not clean up then.
    return () => {
      if (alertStore.getState()[alertKey]?.type !== 'continue') forgetInterrupted();
    };
  }, [type, alertKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, when the session is known
  useEffect(() => {
    if (!isSignedIn || !isInterrupted(alertKey)) return;
    // The header's form signs in and then reloads the page, so an offer made in place must outlive a page load.
    if (alertStore.getState()[alertKey]?.type !== 'logindownload') forgetInterrupted();
    showAlert(alertKey, { type: 'continue', request });
  }, [isSignedIn, alertKey]);
}
