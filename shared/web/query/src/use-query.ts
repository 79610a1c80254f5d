import { useEffect, useRef, useState } from 'react';
import { hashKey, type QueryOptions } from './query-client';
import { type QueryRun, type QueryState, startQuery } from './query-run';

/** Result of {@link useQuery}. */
export type QueryResult<Data> = QueryState<Data> & {
  /**
   * Loads again. The result is `pending` meanwhile: data that is out of date is not shown. A call while a run is
   * pending joins it, so a second click sends nothing.
   */
  readonly refetch: () => void;
};

/**
 * Loads a query for a component: when it mounts, when the key changes and on `refetch`. The component owns the
 * data, which is gone when it unmounts; no cache keeps what belongs to a user.
 * @param start provides the run when the component mounts or the key changes, such as a prefetched one. Default: a
 * new run.
 * @example
 * const panel = useQuery(panelQuery, () => client.takeQuery(panelQuery));
 * if (panel.status === 'error') return <Failure error={panel.error} onRetry={panel.refetch} />;
 */
export function useQuery<Data>(
  { queryKey, queryFn }: QueryOptions<Data>,
  start: () => QueryRun<Data> = () => startQuery(queryFn),
): QueryResult<Data> {
  const hash = hashKey(queryKey);
  const [current, setCurrent] = useState(() => ({ hash, run: start() }));
  const [, rerender] = useState<QueryState<Data>>();
  const { run } = current;
  const { state } = run;
  // React renders again at once, and discards this render.
  if (current.hash !== hash) setCurrent({ hash, run: start() });

  useEffect(() => {
    if (state.status !== 'pending') return;
    let isCurrent = true;
    const onSettled = () => isCurrent && rerender(run.state);
    run.promise.then(onSettled, onSettled);
    return () => {
      isCurrent = false;
    };
  }, [run, state]);

  // A second click can come before the first one has rendered.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  const refetch = () => {
    if (latest.current.state.status === 'pending') return;
    latest.current = startQuery(queryFn);
    setCurrent({ hash, run: latest.current });
  };
  return { ...state, refetch };
}
