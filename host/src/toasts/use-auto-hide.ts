import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The minimum remaining time after a pause, in milliseconds. */
const MIN_AFTER_PAUSE_MS = 1_000;

/** Calls `onHide` when `delay` milliseconds have passed, not counting the time between `pause` and `resume`. */
export function useAutoHide(delay: number, onHide: () => void) {
  const hide = useEffectEvent(onHide);
  const [paused, setPaused] = useState(false);
  const remaining = useRef(delay);

  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => hide(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(remaining.current - (Date.now() - startedAt), MIN_AFTER_PAUSE_MS);
    };
  }, [paused]);

  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
