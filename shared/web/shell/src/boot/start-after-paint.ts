declare global {
  interface Window {
    /** Settles once the page's requests have started. Undefined: they started at once. */
    portalStarted?: Promise<void>;
  }
}

/** Milliseconds after which a page starts even if the browser has not painted it: its tab may have been left. */
const MAX_WAIT_MS = 1_000;

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT_MS);
  });

/**
 * Starts the page's requests: behind a rendered page after its first paint, which needs none of them, otherwise at
 * once. The host's script waits for `window.portalStarted`, so it never runs before. PAGES-13.
 */
export function startAfterPaint(start: () => void): void {
  const isRendered = document.querySelector('#root[data-part]') !== null;
  // A page in the background is not painted until its tab is shown.
  if (isRendered && document.visibilityState === 'visible') window.portalStarted = painted().then(start);
  else start();
}
