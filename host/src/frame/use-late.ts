import { useEffect } from 'react';
import { onContentReady } from './on-content-ready';

/**
 * Starts something that no visitor waits for once the content is ready, and stops it with the component. If its code
 * cannot be loaded, the portal works without it.
 * @param start loads the code and starts it; resolves to a function that stops it. Must not change between renders.
 */
export function useLate(start: () => Promise<() => void>): void {
  useEffect(() => {
    let isMounted = true;
    let stop: (() => void) | undefined;
    const cancel = onContentReady(() => {
      start().then(
        (stopIt) => {
          if (isMounted) stop = stopIt;
          else stopIt();
        },
        () => undefined,
      );
    });
    return () => {
      isMounted = false;
      cancel();
      stop?.();
    };
  }, [start]);
}
