/** Milliseconds after which a page whose content has not come counts as there. */
const LATEST = 6_000;
/** Milliseconds until it is looked at again. */
const PAUSE = 200;

const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: LATEST });
  else setTimeout(work, PAUSE);
}

/** The wait that is under way. Whoever asks meanwhile joins it: the page is looked at once for all of them. */
let underWay: Promise<void> | undefined;

function contentStands(): Promise<void> {
  underWay ??= new Promise<void>((resolve) => {
    const started = performance.now();
    const look = () => {
      if (isBusy() && performance.now() - started < LATEST) {
        setTimeout(look, PAUSE);
        return;
      }
      // Who asks from now on asks about another page, perhaps.
      underWay = undefined;
      resolve();
    };
    if (document.readyState === 'complete') whenIdle(look);
    else window.addEventListener('load', () => whenIdle(look), { once: true });
  });
  return underWay;
}

/**
 * Calls back when the page's content stands and the browser has nothing better to do: for everything
 * that no visitor waits for. Each work has an idle moment of its own, so that together they are no long
 * task. @returns a function that takes it back.
 */
export function afterContent(work: () => void): () => void {
  let takenBack = false;
  void contentStands().then(() =>
    whenIdle(() => {
      if (!takenBack) work();
    }),
  );
  return () => {
    takenBack = true;
  };
}
