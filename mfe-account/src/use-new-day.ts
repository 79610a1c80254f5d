import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when the tab is shown on a later day than that of the last call, or of the mount: what a page says of days
 * is then out of date. A machine that wakes up is often offline for a moment, so that is waited for. LAND-5, TRI-13,
 * LIC-22.
 */
export function useNewDay(onNewDay: () => void): void {
  const day = useRef('');
  const check = useEffectEvent(() => {
    const today = new Date().toDateString();
    if (document.visibilityState !== 'visible' || !navigator.onLine || today === day.current) return;
    day.current = today;
    onNewDay();
  });
  useEffect(() => {
    day.current = new Date().toDateString();
    const onEvent = () => check();
    document.addEventListener('visibilitychange', onEvent);
    window.addEventListener('online', onEvent);
    return () => {
      document.removeEventListener('visibilitychange', onEvent);
      window.removeEventListener('online', onEvent);
    };
  }, []);
}
