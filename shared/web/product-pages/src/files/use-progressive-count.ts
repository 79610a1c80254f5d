import { startTransition, useEffect, useState } from 'react';

/** Items in the first render: more than a phone's screen shows, but a short task on a slow one. */
const FIRST_BATCH = 20;
/** Items in each further batch. */
const BATCH_SIZE = 40;

/** Lists with more items are excluded from session replay. */
const REPLAY_LIMIT = 200;

/**
 * Props for the element around a list: exclude a long list from session replay (rrweb). The recorder would force
 * the layout of every item that the browser has skipped, which takes seconds for thousands of items.
 */
export const replayExclusionProps = (total: number): { readonly 'data-sentry-block'?: true } =>
  total > REPLAY_LIMIT ? { 'data-sentry-block': true } : {};

/**
 * How many items of a long list to render: the first batch immediately, the rest in transitions that yield to
 * user input, so that a list of thousands opens as fast as one of ten.
 */
export function useProgressiveCount(total: number): number {
  const [count, setCount] = useState(FIRST_BATCH);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + BATCH_SIZE));
  }, [count, total]);
  return Math.min(count, total);
}
