import { type QueryFunction, type QueryRun, startQuery } from './query-run';

/** Identifies a query in its cache by its JSON: `['shard', 'cae']`. One key always has data of one type. */
export type QueryKey = readonly (string | number | boolean | null | undefined | Readonly<object>)[];

/** How to identify and load data, and how long to keep it. */
export interface QueryOptions<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<Data>;
  /**
   * How long cached data may be used, counted from the start of its run. Unit: milliseconds. `Infinity`: until it
   * is removed. Default: 0, every call loads again, but joins a pending run.
   */
  readonly staleTime?: number;
}

/** A cache of queries. A failed run is never used again: the next call loads. */
export interface QueryClient {
  /**
   * Resolves to cached data that is not stale, else loads it. Calls with the same key share a pending run.
   * @throws what `queryFn` throws.
   * @example
   * client.fetchQuery({ queryKey: ['shard', segment], queryFn: () => readShard(segment), staleTime: Infinity });
   */
  fetchQuery<Data>(options: QueryOptions<Data>): Promise<Data>;
  /** Like `fetchQuery`, for data that is not needed yet. Never rejects: after a failure, the call that needs the data
   * loads it again. */
  prefetchQuery(options: QueryOptions<unknown>): Promise<void>;
  /** Returns the run of `fetchQuery` and removes it from the cache, so that data is used once and the next call loads. */
  takeQuery<Data>(options: QueryOptions<Data>): QueryRun<Data>;
  /** Removes all queries. Pending runs continue for their callers; the next calls start new ones. */
  clear(): void;
}

/** The key as text. */
export const hashKey = (queryKey: QueryKey): string => JSON.stringify(queryKey);

/**
 * Creates a cache. Each module has its own: remotes of different releases share a page, and none may read data in
 * another's shape.
 * @example const client = createQueryClient();
 */
export function createQueryClient(): QueryClient {
  const runs = new Map<string, QueryRun<unknown>>();
  /** Whether a run can be used: it is pending, or its data is not stale. A clock that was set back makes data stale. */
  const isUsable = ({ state, startedAt }: QueryRun<unknown>, staleTime: number) =>
    state.status === 'pending' ||
    (state.status === 'success' && Math.abs(Date.now() - startedAt) < staleTime);
  const findOrStart = <Data>({ queryKey, queryFn, staleTime = 0 }: QueryOptions<Data>): QueryRun<Data> => {
    const hash = hashKey(queryKey);
    const known = runs.get(hash);
    if (known && isUsable(known, staleTime)) return known as QueryRun<Data>;
    const run = startQuery(queryFn);
    runs.set(hash, run);
    return run;
  };
  return {
    fetchQuery: (options) => findOrStart(options).promise,
    async prefetchQuery(options) {
      await findOrStart(options).promise.catch(() => undefined);
    },
    takeQuery(options) {
      const run = findOrStart(options);
      runs.delete(hashKey(options.queryKey));
      return run;
    },
    clear: () => runs.clear(),
  };
}
