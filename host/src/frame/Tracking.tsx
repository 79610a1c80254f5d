import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds after which a page that is never idle counts as idle. */
const LATEST = 4_000;

/** Calls back when the browser has nothing better to do. @returns a function that takes it back. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, LATEST);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}

/** Tracking and the question for consent are a chunk of their own, fetched when the page is idle. */
export function Tracking() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "tracking" */ './ConsentNotice').then(
          (module) => setNotice(() => module.ConsentNotice),
          () => undefined, // A portal without tracking is a whole portal. Decisions §5.
        );
      }),
    [],
  );
  return Notice && <Notice />;
}
