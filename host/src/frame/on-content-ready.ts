/** Milliseconds after which a page whose content has not come counts as there. */
const MAX_WAIT_MS = 6_000;
/** Milliseconds until it is looked at again. */
const POLL_MS = 200;

const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: MAX_WAIT_MS });
  else setTimeout(work, POLL_MS);
}

/** The wait that is under way. Whoever asks meanwhile joins it: the page is looked at once for all of them. */
let pending: Promise<void> | undefined;

function contentReady(): Promise<void> {
  pending ??= new Promise<void>((resolve) => {
    const started = performance.now();
    const look = () => {
      if (isBusy() && performance.now() - started < MAX_WAIT_MS) {
        setTimeout(look, POLL_MS);
        return;
      }
      // Who asks from now on asks about another page, perhaps.
      pending = undefined;
      resolve();
    };
    if (document.readyState === 'complete') whenIdle(look);
    else window.addEventListener('load', () => whenIdle(look), { once: true });
  });
  return pending;
}

/**
 * Calls back when the page's content stands and the browser has nothing better to do: for everything
 * that no visitor waits for. Each work has an idle moment of its own, so that together they are no long
 * task. @returns a function that takes it back.
 */
export function onContentReady(work: () => void): () => void {
  let canceled = false;
  void contentReady().then(() =>
    whenIdle(() => {
      if (!canceled) work();
    }),
  );
  return () => {
    canceled = true;
  };
}
