import { cardAnchor } from './card-anchor';

/**
 * Sets the URL's hash to the card, so that signing in from its alert returns to this card: account pages return
 * to the current URL (ALERT-8, CALL-13). It adds no history entry.
 */
export function setHash(alertKey: string): void {
  window.history.replaceState(window.history.state, '', `#${encodeURIComponent(cardAnchor(alertKey))}`);
}
