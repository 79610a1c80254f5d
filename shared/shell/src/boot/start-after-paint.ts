/** Milliseconds after which a page starts even if the browser has not painted it: it may be in the background by now. */
const MAX_WAIT_MS = 1_000;

/** Starts the page once: a rendered page after its first paint, which needs none of it, any other at once. PAGES-13. */
export function startAfterPaint(start: () => void): void {
  const isRendered = document.querySelector('#root[data-part]') !== null;
  if (!isRendered || document.visibilityState !== 'visible') {
    start();
    return;
  }
  let isStarted = false;
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    start();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, MAX_WAIT_MS);
}
