import { useLocation, useNavigationType } from '@portal/router';
import { type RefObject, useEffect, useRef } from 'react';
import { page } from './page';

/**
 * What a page load does and a change of address inside the page does not: a new page begins at its top,
 * and the keyboard and screen readers begin at its content. Going back keeps the place that the browser
 * remembers. (react-router's own scroll restoration would write to the session storage, SES-3.)
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return; // the first page, or another part of the same one
    shown.current = pathname;
    if (type !== 'POP') page.toTop();
    main.current?.focus({ preventScroll: true });
  }, [pathname, type, main]);
}
