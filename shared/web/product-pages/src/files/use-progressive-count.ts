import { startTransition, useEffect, useState } from 'react';

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
 * @param batchSize items in each batch: more than a phone's screen shows, but a short task on a slow one.
 */
export function useProgressiveCount(total: number, batchSize: number): number {
  const [count, setCount] = useState(batchSize);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + batchSize));
  }, [count, total, batchSize]);
  return Math.min(count, total);
}
