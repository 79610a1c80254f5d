import { onContentReady } from './on-content-ready';

/** Milliseconds after the content is ready in which most visitors act for the first time. */
const FIRST_ACTS_MS = 8_000;

/** Runs a task when the visit's first seconds are over, for work that would hold the visitor's first acts up. */
export function onSettled(task: () => void): void {
  onContentReady(() => setTimeout(task, FIRST_ACTS_MS));
}
