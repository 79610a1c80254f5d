import { startTransition, useEffect, useState } from 'react';

/** Items of the first paint, more than a screen holds, and of each step: on a slow phone a short task. */
const STEP = 40;

/** Items from which a list is not recorded. */
const LONG = 200;

/**
 * For the element around a list: the recorder of errors (rrweb) leaves a long one out, for it would lay
 * out and measure every item that the browser has skipped, which takes seconds for thousands.
 */
export const unrecorded = (total: number): { readonly 'data-sentry-block'?: true } =>
  total > LONG ? { 'data-sentry-block': true } : {};

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
