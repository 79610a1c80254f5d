import { useLocation } from '@portal/router';
import { useEffect } from 'react';

/**
 * Brings the section that the address names into view and puts the focus on its heading, as a browser
 * does for a page that is there from the start; here the sections come after the address. It waits for
 * the frame after, since a new page begins at its top: that is the portal's own rule, and it acts first.
 */
export function useAddressedSection(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again scrolls again
  useEffect(() => {
    if (hash === '') return;
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(hash.slice(1));
      heading?.scrollIntoView?.();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
