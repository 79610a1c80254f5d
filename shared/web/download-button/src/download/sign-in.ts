import { useSession } from '@portal/session';
import { useEffect } from 'react';
import { alertStore, showAlert } from '../alerts/store';
import { cardAnchor, hasCard } from './card-anchor';
import type { DownloadRequest } from './request';

/**
 * Sets the URL's hash to the card, so that signing in from its alert returns to this card: account pages return
 * to the current URL (ALERT-8, CALL-13). It adds no history entry. The recommended download has no card: its place is the
 * top of the page.
 */
function setHash(alertKey: string): void {
  if (!hasCard(alertKey)) return;
  window.history.replaceState(window.history.state, '', `#${encodeURIComponent(cardAnchor(alertKey))}`);
}

/** Where the download that a visitor was asked to sign in for is kept: it outlives the account service's page. */
const STORAGE_KEY = 'portal-interrupted-download';
/** Who signs in later than this has forgotten the download. Unit: milliseconds. */
const LIFETIME_MS = 30 * 60_000;

/** Identifies a download: its page and its card. */
const idOf = (alertKey: string): string => `${window.location.pathname} ${alertKey}`;

/** Notes the download that waits for the visitor to sign in. ALERT-11. */
function rememberInterrupted(alertKey: string, now = Date.now()): void {
  try {
    localStorage.setItem(STORAGE_KEY, `${now} ${idOf(alertKey)}`);
  } catch {
    // Storage is denied: the page returns to the card, without the offer.
  }
}

/** Whether a download waits for the visitor to sign in. */
function isInterrupted(alertKey: string, now = Date.now()): boolean {
  try {
    const [, at, id] = /^(\d+) (.*)$/s.exec(localStorage.getItem(STORAGE_KEY) ?? '') ?? [];
    return id === idOf(alertKey) && now - Number(at) < LIFETIME_MS;
  } catch {
    return false; // Storage is denied, as above.
  }
}

/** Forgets the download that waits, once it was offered or its alert was closed. ALERT-11. */
function forgetInterrupted(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is denied, as above.
  }
}

/** Forgets the download once its alert was closed or its download started. Without either, the page was unloaded. */
function forgetWithAlert(alertKey: string): void {
  const unsubscribe = alertStore.subscribe((alerts) => {
    const type = alerts[alertKey]?.type;
    if (type === 'logindownload' || type === 'continue') return;
    unsubscribe();
    forgetInterrupted();
  });
}

/**
 * Asks the visitor, at a download's card, to sign in. Signing in returns to the card, which offers to continue.
 * ALERT-1, ALERT-8, ALERT-11.
 */
export function promptSignIn(alertKey: string): void {
  setHash(alertKey);
  rememberInterrupted(alertKey);
  showAlert(alertKey, { type: 'logindownload' });
  forgetWithAlert(alertKey);
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
    if (alertStore.getState()[alertKey]?.type !== 'logindownload') forgetInterrupted();
    showAlert(alertKey, { type: 'continue', request });
  }, [isSignedIn, alertKey]);
}
