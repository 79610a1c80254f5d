import { useHydrated, VisuallyHidden } from '@portal/ui';
import { useLocation, useNavigation, useNavigationType } from '@portal/ui/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hashTarget, page } from './page';
import styles from './progress.module.css';

/** A line below the header while a page loads: feedback for a click on a slow network. */
export function Progress() {
  const { state } = useNavigation();
  const hydrated = useHydrated();
  if (!hydrated || state === 'idle') return null;
  return <div className={styles.progress} role="progressbar" aria-label="Loading the page" />;
}

/** Announces the title after each navigation. Screen readers read the first page's title themselves. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const currentPath = useRef(pathname);
  const hasNavigated = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (currentPath.current !== pathname) hasNavigated.current = true;
    currentPath.current = pathname;
  }, [pathname]);

  useEffect(() => {
    // A page sets its title once its content is ready, which may be after the URL changed.
    const observer = new MutationObserver(() => hasNavigated.current && setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

/**
 * Does after a client-side navigation what a page load does: scrolls to the top or leaves the page at the hash's
 * element, and moves the focus of keyboard and screen reader to the content. Going back keeps the scroll position that
 * the browser restores. (react-router's own scroll restoration would write to the session storage, SES-3.)
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const currentPath = useRef(pathname);
  useEffect(() => {
    if (currentPath.current === pathname) return; // the first page, or another hash of the same one
    currentPath.current = pathname;
    // The page has scrolled to it by itself.
    const target = hashTarget(hash);
    if (type !== 'POP' && target === null) page.scrollToTop();
    if (!target?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, type, main]);
}
