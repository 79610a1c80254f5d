import { useHydrated, VisuallyHidden } from '@portal/ui';
import { useLocation, useNavigation, useNavigationType } from '@portal/ui/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hashTarget, page } from './page';
import styles from './progress.module.css';

/** A line below the header while a page loads: feedback for a click on a slow network. FRAME-8. */
export function Progress() {
  const { state } = useNavigation();
  const hydrated = useHydrated();
  if (!hydrated || state === 'idle') return null;
  return <div className={styles.progress} role="progressbar" aria-label="Loading the page" />;
}

/** Announces the title after each navigation. Screen readers read the first page's title themselves. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const hasNavigated = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (pathname !== firstPath) hasNavigated.current = true;
  }, [pathname, firstPath]);

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

/** What a visitor scrolls with, or takes up the page with. */
const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where a page was left, again whenever its size changes, until it is as high as it was or the visitor does
 * something with it.
 * @returns ends that.
 */
function scrollBack(element: HTMLElement, top: number): () => void {
  const end = () => {
    observer.disconnect();
    for (const name of INPUT) window.removeEventListener(name, end);
  };
  const observer = new ResizeObserver(() => {
    page.scrollTo(top);
    if (Math.abs(window.scrollY - top) < 1) end();
  });
  observer.observe(element);
  for (const name of INPUT) window.addEventListener(name, end, { passive: true });
  page.scrollTo(top);
  return end;
}

/** The key of the history's entry, as the router writes it. */
const entryKey = () => (window.history.state as { readonly key?: string } | null)?.key || 'default';

/**
 * Does after a client-side navigation what a page load does: scrolls to the top or leaves the page at the hash's
 * element, and moves the focus of keyboard and screen reader to the content. Going back or forward scrolls to where the
 * page was left: the browser does so while the other page is still shown, which may not be as high. (react-router's own
 * scroll restoration would write to the session storage, SES-3.)
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const currentPath = useRef(pathname);
  /** Where pages were left, by the key of their entry. */
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    if (currentPath.current === pathname) return; // the first page, or another hash of the same one
    currentPath.current = pathname;
    // The page has scrolled to it by itself.
    const target = hashTarget(hash);
    const focused = document.activeElement;
    // A dialog that was opened meanwhile keeps it: the visitor types there.
    if (!target?.contains(focused) && !focused?.closest('[role="dialog"]'))
      main.current?.focus({ preventScroll: true });
    if (target !== null) return;
    const top = type === 'POP' ? positions.current.get(key) : 0;
    if (top === 0) page.scrollTo(0);
    else if (top !== undefined && main.current) return scrollBack(main.current, top);
  }, [pathname, hash, key, type, main]);
  useEffect(() => {
    const note = () => {
      if (entryKey() === key) positions.current.set(key, window.scrollY);
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}
