import { type QueryFunction, type QueryRun, startQuery } from './query-run';

/** Identifies a query in its cache, by value: `['shard', 'cae']`. One key always has data of one type. */
export type QueryKey = readonly (string | number | boolean | null | undefined | Readonly<object>)[];

/** A query. */
export interface QueryOptions<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<Data>;
  /**
   * How long cached data may be used, counted from the start of its run. Unit: milliseconds. `Infinity`: until it
   * is removed. Default: 0, every call loads again, but joins a pending run.
   */
  readonly staleTime?: number;
}

/** A cache of queries. A failed run is never kept: the next call loads again. */
export interface QueryClient {
  /**
   * Resolves to cached data that is not stale, else loads it. Calls with the same key share a pending run.
   * @throws what `queryFn` throws.
   * @example
   * client.fetchQuery({ queryKey: ['shard', segment], queryFn: () => readShard(segment), staleTime: Infinity });
   */
  fetchQuery<Data>(options: QueryOptions<Data>): Promise<Data>;
  /** The same, for data that no one needs yet. Never rejects: whoever needs the data loads it again. */
  prefetchQuery(options: QueryOptions<unknown>): Promise<void>;
  /** Returns the run of `fetchQuery` and removes it from the cache, so that data is used once and the next call loads. */
  takeQuery<Data>(options: QueryOptions<Data>): QueryRun<Data>;
  /** Removes a query. A pending run continues for those who wait for it; the next call starts another one. */
  removeQuery(queryKey: QueryKey): void;
  /** Removes all queries. */
  clear(): void;
}

interface CacheEntry {
  readonly run: QueryRun<unknown>;
  /** As of `Date.now()`, which continues while a machine sleeps. */
  readonly startedAt: number;
}

/** The key as text. */
export const hashKey = (queryKey: QueryKey): string => JSON.stringify(queryKey);

/**
 * Creates a cache. Each module has its own: remotes of different releases share a page, and none may read data in
 * another's shape.
 * @example const client = createQueryClient();
 */
export function createQueryClient(): QueryClient {
  const entries = new Map<string, CacheEntry>();
  const findOrStart = <Data>({ queryKey, queryFn, staleTime = 0 }: QueryOptions<Data>): QueryRun<Data> => {
    const hash = hashKey(queryKey);
    const known = entries.get(hash);
    if (known && (known.run.state.status === 'pending' || Date.now() - known.startedAt < staleTime))
      return known.run as QueryRun<Data>;
    const run = startQuery(queryFn);
    const entry = { run, startedAt: Date.now() };
    entries.set(hash, entry);
    run.promise.catch(() => {
      if (entries.get(hash) === entry) entries.delete(hash);
    });
    return run;
  };
  return {
    fetchQuery: (options) => findOrStart(options).promise,
    prefetchQuery: (options) =>
      findOrStart(options).promise.then(
        () => undefined,
        () => undefined,
      ),
    takeQuery(options) {
      const run = findOrStart(options);
      entries.delete(hashKey(options.queryKey));
      return run;
    },
    removeQuery(queryKey) {
      entries.delete(hashKey(queryKey));
    },
    clear: () => entries.clear(),
  };
}
