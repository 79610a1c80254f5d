/** The `id` of a file's card, and so the address's hash that leads to it. */
export const cardAnchor = (alertKey: string): string => `file-${alertKey.replace(/\s/g, '_')}`;

/**
 * Puts the card into the address, so that whoever signs in from its alert comes back to this card:
 * account pages return to the current URL (ALERT-8, CALL-13). No new entry in the history.
 */
export function setHash(alertKey: string): void {
  window.history.replaceState(window.history.state, '', `#${encodeURIComponent(cardAnchor(alertKey))}`);
}

/** The card that the address leads to, as its anchor; `null` without one. */
export function addressedCard(hash: string = window.location.hash): string | null {
  try {
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor.startsWith('file-') ? anchor : null;
  } catch {
    return null; // a hash that somebody typed
  }
}
