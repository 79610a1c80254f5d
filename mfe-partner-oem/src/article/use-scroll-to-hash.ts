import { useLocation } from '@portal/router';
import { useEffect } from 'react';

/**
 * Scrolls to the section that the URL hash names and focuses its heading, as a browser does after a page
 * load. Here the sections render after the navigation. It waits for the next animation frame, because the
 * portal first scrolls a new page to the top.
 */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    if (hash === '') return;
    const frameId = requestAnimationFrame(() => {
      const heading = document.getElementById(hash.slice(1));
      heading?.scrollIntoView?.();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frameId);
  }, [hash, key]);
}
