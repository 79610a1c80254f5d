import { useLocation, useNavigationType } from '@portal/router';
import { type RefObject, useEffect, useRef } from 'react';
import { page } from './page';

/** Whether the page has the element that a hash names, to which it has scrolled by itself. */
function hasTarget(hash: string): boolean {
  try {
    return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false; // A malformed percent-encoding.
  }
}

/**
 * Does after a client-side navigation what a page load does: scrolls to the top or leaves the page at the hash's element, and moves the focus of
 * keyboard and screen reader to the content. Going back keeps the scroll position that the browser
 * restores. (react-router's own scroll restoration would write to the session storage, SES-3.)
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const currentPath = useRef(pathname);
  useEffect(() => {
    if (currentPath.current === pathname) return; // the first page, or another hash of the same one
    currentPath.current = pathname;
    if (type !== 'POP' && !hasTarget(hash)) page.scrollToTop();
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, type, main]);
}
