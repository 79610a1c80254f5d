declare global {
  interface Window {
    /** Starts the page's requests now, unless they have started. */
    portalStart?: () => void;
  }
}

/**
 * Starts the page's requests once: behind a rendered page after its first paint, which needs none of them, otherwise
 * at once. The host's script calls `window.portalStart`, so it never runs before.
 */
export function startAfterPaint(start: () => void): void {
  let isStarted = false;
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    start();
  };
  window.portalStart = once;
  const isRendered = document.querySelector('#root[data-part]') !== null;
  // A page in the background is not painted until its tab is shown.
  if (isRendered && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(once));
  else once();
}
