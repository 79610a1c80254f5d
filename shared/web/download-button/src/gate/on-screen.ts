/**
 * Calls back once an element is on screen; never in a browser that cannot tell.
 * @param callback returns a function that stops what it has started.
 * @returns a function that stops waiting, or what the callback has started.
 */
export function whenOnScreen(element: Element, callback: () => () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let stop = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    stop = callback();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}
