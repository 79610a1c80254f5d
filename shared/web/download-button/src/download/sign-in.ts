import { useSession } from '@portal/session';
import { useEffect } from 'react';
import { alertOf, alertStore, hideAlert, showAlert } from '../alerts/store';
import { cardHash, hasCard } from './card-anchor';
import { forgetInterrupted, isInterrupted, rememberInterrupted } from './interrupted';
import type { DownloadRequest } from './request';

/**
 * Asks the visitor, at a download's card, to sign in. Signing in returns to the card, which offers to continue.
 * @param name of the file, for other pages that tell of it. Default: not known. ALERT-1, ALERT-8, ALERT-11.
 */
export function promptSignIn(alertKey: string, name = ''): void {
  // The URL's hash names the card, so that signing in from its alert returns to it: account pages return to the current
  // URL (ALERT-8, CALL-13). It adds no history entry. The recommended download has no card: its place is the top of the
  // page.
  if (hasCard(alertKey)) window.history.replaceState(window.history.state, '', cardHash(alertKey));
  const forget = rememberInterrupted(alertKey, name);
  showAlert(alertKey, { type: 'logindownload' });
  // Forgotten once the alert was closed or its download started. Without either, the page was unloaded.
  const unsubscribe = alertStore.subscribe((alerts) => {
    const type = alertOf(alertKey, alerts)?.type;
    if (type === 'logindownload' || type === 'continue') return;
    unsubscribe();
    forget();
  });
}

/**
 * Closes the alerts that ask to sign in, once the user has signed in elsewhere. That of the download that waits stays:
 * its card replaces it by the offer. ALERT-15.
 */
export function closeSignInAlerts(): void {
  for (const [key, { type }] of Object.entries(alertStore.getState()))
    if ((type === 'login' || type === 'logindownload') && !isInterrupted(key)) hideAlert(key);
}

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
    if (alertOf(alertKey)?.type !== 'logindownload') forgetInterrupted();
    showAlert(alertKey, { type: 'continue', request });
  }, [isSignedIn, alertKey]);
}
