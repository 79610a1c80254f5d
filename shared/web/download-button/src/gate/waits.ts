/** How long to wait for an idle page, in milliseconds. */
const MAX_WAIT_MS = 5_000;
/** The wait in browsers that do not tell when a page is idle, in milliseconds. */
const FALLBACK_WAIT_MS = 500;

/** Runs a task once the page is idle. @returns a function that cancels it. */
export function onIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(task, FALLBACK_WAIT_MS);
  return () => clearTimeout(timer);
}

/**
 * Calls back once an element is on screen; never in a browser that cannot tell.
 * @param callback returns a function that stops what it has started.
 * @returns a function that stops waiting, or what the callback has started.
 */
export function whenOnScreen(element: Element, callback: () => () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let stop = () => {};
  const onChange: IntersectionObserverCallback = (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    stop = callback();
  };
  const observer = new IntersectionObserver(onChange);
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}
