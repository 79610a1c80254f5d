/** Milliseconds after which a page whose content has not come counts as there. */
const LATEST = 6_000;
/** Milliseconds until it is looked at again. */
const PAUSE = 200;

const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;

/**
 * Calls back when the page's content stands and the browser has nothing better to do: for everything
 * that no visitor waits for. @returns a function that takes it back.
 */
export function afterContent(work: () => void): () => void {
  const started = performance.now();
  let takenBack = false;
  const look = () => {
    if (takenBack) return;
    if (isBusy() && performance.now() - started < LATEST) setTimeout(wait, PAUSE);
    else work();
  };
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(look, { timeout: LATEST });
    else setTimeout(look, PAUSE);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    takenBack = true;
  };
}
