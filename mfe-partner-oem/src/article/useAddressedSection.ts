import { useLocation } from '@portal/router';
import { useEffect } from 'react';

/**
 * Brings the section that the address names into view and puts the focus on its heading, as a browser
 * does for a page that is there from the start; here the sections come after the address.
 */
export function useAddressedSection(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again scrolls again
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1));
    heading?.scrollIntoView?.();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}
