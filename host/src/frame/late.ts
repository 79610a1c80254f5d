import { report } from '@portal/observability';
import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';

/** Milliseconds after which a page counts as ready even if its content has not loaded. */
const MAX_WAIT_MS = 6_000;
/** Milliseconds from the navigation after which a page counts as loaded: an image that hangs holds nothing up. */
const MAX_LOAD_MS = 20_000;
/** Milliseconds after which a task runs even if the browser never becomes idle. */
const MAX_IDLE_WAIT_MS = 1_000;
/** Milliseconds between two checks of the page. */
const POLL_MS = 200;

const isLoading = () => document.readyState !== 'complete' && performance.now() < MAX_LOAD_MS;

/** A rendered page has its content at once, and its controls react later. */
const isBeingTakenOver = () =>
  document.documentElement.dataset.live === undefined && document.querySelector('[data-part]') !== null;

const isBusy = () => isBeingTakenOver() || document.querySelector('main [aria-busy="true"]') !== null;

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => task(), { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(task, POLL_MS);
}

/** The wait in progress. All callers share it, so that the page is polled only once. */
let pending: Promise<void> | undefined;

function contentReady(): Promise<void> {
  pending ??= new Promise<void>((resolve) => {
    const started = performance.now();
    const check = () => {
      if (isLoading() || (isBusy() && performance.now() - started < MAX_WAIT_MS)) {
        setTimeout(check, POLL_MS);
        return;
      }
      // Later callers may be on another page, so they need a new wait.
      pending = undefined;
      resolve();
    };
    whenIdle(check);
  });
  return pending;
}

/**
 * Runs a task once the page's content is ready, its controls react and the browser is idle, for work that no visitor
 * waits for. Each task gets its own idle callback, so that together they do not form one long task.
 * @returns a function that cancels the task.
 */
export function onContentReady(task: () => void): () => void {
  let canceled = false;
  void contentReady().then(() =>
    whenIdle(() => {
      if (!canceled) task();
    }),
  );
  return () => {
    canceled = true;
  };
}

type Stop = () => void;

/**
 * Starts something that no visitor waits for once the content is ready, and stops it with the component. If its code
 * cannot be loaded, the portal works without it.
 * @param start loads the code and starts it; resolves to a function that stops it, if it has to be stopped. Must not
 * change between renders.
 */
export function useLate(start: () => Promise<Stop | undefined>): void {
  useEffect(() => {
    let isMounted = true;
    let stop: Stop | undefined;
    const cancel = onContentReady(() => {
      start().then(
        (stopIt) => {
          if (isMounted) stop = stopIt;
          else stopIt?.();
        },
        () => undefined,
      );
    });
    return () => {
      isMounted = false;
      cancel();
      stop?.();
    };
  }, [start]);
}

/**
 * A lazy part of the frame, with nothing in its place while it loads. If its code fails to load, that is reported, the
 * page works without the part, and the next time that it is shown loads it again.
 */
export function lazyTool<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const start = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown): { default: ComponentType<Props> } => {
        report(error);
        Part = start();
        return { default: () => null };
      }),
    );
  // React keeps what a lazy component has become, so each attempt is one of its own.
  let Part = start();
  // The boundary is inside: what suspends below it does not render this again, which would be another attempt.
  return (props) => createElement(Suspense, null, createElement(Part, props));
}
