import { useEffect, useState } from 'react';
import { isRemoteLoadError } from '../loader/errors';
import { reportLoadError } from '../loader/report-load-error';
import { bustRetryCache, cancelPendingScripts } from '../loader/retry-cache';

/** State of loading a value. */
type LoadState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Attempts<Value> {
  readonly state: LoadState<Value>;
  /** Marks a loaded value as failed and reports the error. */
  readonly fail: (error: unknown) => void;
  readonly retry: () => void;
}

/**
 * Loads a value, and loads it again on retry. Failures are reported.
 * @param load must be stable: a new function starts a new load.
 */
export function useRetryableLoad<Value>(load: () => Promise<Value>): Attempts<Value> {
  const [state, setState] = useState<LoadState<Value>>({ kind: 'loading' });
  const [retries, setRetries] = useState(0);

  const fail = (error: unknown, isShown = true) => {
    reportLoadError(error);
    if (isShown) setState({ kind: 'failed', error });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads again
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ kind: 'ready', value }),
      (error: unknown) => fail(error, isCurrent),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, retries]);

  const retry = () => {
    const folder =
      state.kind === 'failed' && isRemoteLoadError(state.error) ? state.error.part.folder : undefined;
    if (folder !== undefined) cancelPendingScripts(folder);
    bustRetryCache();
    setState({ kind: 'loading' });
    setRetries((count) => count + 1);
  };
  return { state, fail, retry };
}
