import { useEffect, useState } from 'react';
import { isRemoteLoadError } from '../loader/errors';
import { reportLoadError } from '../loader/report-load-error';
import { bustRetryCache, giveUpScripts } from '../loader/retry-cache';

/** How far something is that is loaded for a slot. */
type Attempt<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Attempts<Value> {
  readonly state: Attempt<Value>;
  /** What was loaded broke after all; reported like what could not be loaded. */
  readonly fail: (error: unknown) => void;
  readonly retry: () => void;
}

/**
 * Loads something, and again when somebody tries again.
 * @param load the same function for as long as the same is wanted.
 */
export function useAttempts<Value>(load: () => Promise<Value>): Attempts<Value> {
  const [state, setState] = useState<Attempt<Value>>({ kind: 'loading' });
  const [count, setCount] = useState(0);

  const fail = (error: unknown, shown = true) => {
    reportLoadError(error);
    if (shown) setState({ kind: 'failed', error });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ kind: 'ready', value }),
      (error: unknown) => fail(error, current),
    );
    return () => {
      current = false;
    };
  }, [load, count]);

  const retry = () => {
    const folder =
      state.kind === 'failed' && isRemoteLoadError(state.error) ? state.error.part.folder : undefined;
    if (folder !== undefined) giveUpScripts(folder);
    bustRetryCache();
    setState({ kind: 'loading' });
    setCount((before) => before + 1);
  };
  return { state, fail, retry };
}
