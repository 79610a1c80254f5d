import { alertStore, showAlert } from '../alerts/store';
import { forgetInterrupted, rememberInterrupted } from './interrupted-download';
import { setHash } from './set-hash';

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
