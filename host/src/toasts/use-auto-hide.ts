import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is left at least after somebody turned to a toast, in milliseconds. */
const AFTER_PAUSE = 1_000;

/** Calls `onHide` when `delay` milliseconds have passed, not counting the time between `pause` and `resume`. */
export function useAutoHide(delay: number, onHide: () => void) {
  const hide = useEffectEvent(onHide);
  const [paused, setPaused] = useState(false);
  const left = useRef(delay);

  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => hide(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - since), AFTER_PAUSE);
    };
  }, [paused]);

  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
