/** How long a card may take to appear before its button no longer gets the focus. Unit: milliseconds. */
const MAX_WAIT_MS = 10_000;

/** What the visitor does meanwhile counts more than where the focus should go. */
const INPUT = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/** The card that an address leads to; `null` for other addresses. */
function cardAt(address: string): HTMLElement | null {
  const hash = address.split('#')[1];
  return hash === undefined ? null : document.getElementById(decodeURIComponent(hash));
}

/**
 * Moves the focus to the Download button of the card at an address, once the page shows it. A page that is drawn in
 * steps may draw the card anew, so this goes on until the visitor does something. SEARCH-7.
 */
export function focusDownload(address: string): void {
  const focus = () =>
    cardAt(address)?.querySelector<HTMLElement>('[data-download]')?.focus({ preventScroll: true });
  const observer = new MutationObserver(focus);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of INPUT) window.removeEventListener(type, stop, true);
  };
  const timer = setTimeout(stop, MAX_WAIT_MS);
  for (const type of INPUT) window.addEventListener(type, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  focus();
}
