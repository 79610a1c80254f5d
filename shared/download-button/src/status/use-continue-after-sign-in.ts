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
  const isAsked = useStore(alertStore, (alerts) => alerts[alertKey]?.type === 'logindownload');
  const isSignedIn = useSession().status === 'signed-in';

  useEffect(() => {
    if (!isAsked) return;
    rememberInterrupted(alertKey);
    // The alert was closed. A page that is unloaded keeps the note, because React does not clean up then.
    return forgetInterrupted;
  }, [isAsked, alertKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, when the session is known
  useEffect(() => {
    if (!isSignedIn || !isInterrupted(alertKey)) return;
    forgetInterrupted();
    showAlert(alertKey, { type: 'continue', request });
  }, [isSignedIn, alertKey]);
}
