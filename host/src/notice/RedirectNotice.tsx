import { useHydrated } from '@portal/ui';
import { takeRedirectNotice, useLocation, useNavigate } from '@portal/ui/router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { lazyTool } from '../frame/late';
import styles from './redirect-notice.module.css';

const Notice = lazyTool(() => import(/* webpackChunkName: "redirect-notice" */ './NoticeContent'));

/** Tells the toasts the notice's height: they stand below it and never cover its controls. NOTICE-4. */
function useRoomForToasts(notice: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (!isShown || element === null) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--portal-notice-height', `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--portal-notice-height');
    };
  }, [notice, isShown]);
}

/** At the top of the page: what the redirect to it has to tell. Few pages have it, so its code is a chunk. NOTICE-1. */
export function RedirectNotice() {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [first] = useState(location);
  // Shown until the history state has it, which takes a navigation: the page is never painted without it.
  const [taken, setTaken] = useState<unknown>(null);
  useLayoutEffect(() => {
    // The first page may have redirected already, and its notice belongs to the page that comes.
    if (location === first) return;
    const notice = takeRedirectNotice();
    setTaken(notice);
    if (notice) void navigate(location, { replace: true, state: { notice } });
  }, [location, first, navigate]);
  const notice: unknown = hydrated && (taken ?? location.state?.notice);
  const element = useRef<HTMLDivElement>(null);
  useRoomForToasts(element, Boolean(notice));
  return notice ? (
    // Before its text: a status that comes with its text is often not announced.
    <div ref={element} className={styles.notice} aria-live="polite">
      <Notice notice={notice} />
    </div>
  ) : null;
}
