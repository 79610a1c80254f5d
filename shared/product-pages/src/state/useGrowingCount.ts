import { startTransition, useEffect, useState } from 'react';

/** Items of the first paint, more than a screen holds, and of each step: on a slow phone a short task. */
const STEP = 40;

/**
 * How many of a long list to render by now: some at once, the rest in steps that give way to the
 * visitor, so that a list of thousands opens as fast as one of ten.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return Math.min(count, total);
}
