/** The state of a query. */
export type QueryState<Data> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly error: unknown };

/** Loads the data of a query. */
export type QueryFunction<Data> = () => Promise<Data>;

/**
 * One run of a query: a promise whose state can also be read synchronously. A loader hands it to its page, which
 * reads it with `SuspenseQuery`.
 */
export interface QueryRun<Data> {
  /** Unique on this page. As the `key` of a `Suspense` boundary it shows the skeleton again for each run. */
  readonly id: number;
  /** As of `Date.now()`, which, unlike `performance.now()`, continues while a machine sleeps. */
  readonly startedAt: number;
  /** Its rejection is never reported as unhandled, because `state` has the error as well. */
  readonly promise: Promise<Data>;
  /** The same object until the state changes. */
  readonly state: QueryState<Data>;
}

let lastId = 0;

/**
 * Runs a query once, without a cache.
 * @example
 * const run = startQuery(() => getContent('ifc-product/ifc_reader/ifc_reader-2023.json', ifcContent));
 */
export function startQuery<Data>(queryFn: QueryFunction<Data>): QueryRun<Data> {
  lastId += 1;
  const promise = queryFn();
  const run: { -readonly [Field in keyof QueryRun<Data>]: QueryRun<Data>[Field] } = {
    id: lastId,
    startedAt: Date.now(),
    promise,
    state: { status: 'pending' },
  };
  promise.then(
    (data) => {
      run.state = { status: 'success', data };
    },
    (error: unknown) => {
      run.state = { status: 'error', error };
    },
  );
  return run;
}

/** How long a loader waits for its data before the page renders with a skeleton. Unit: milliseconds. */
const PENDING_DELAY_MS = 150;

/**
 * For loaders: waits up to 150 ms for a run. Data that arrives in time is rendered without a skeleton. A skeleton
 * would flicker, and React would keep it for at least 300 ms. Never rejects: the page reads the error.
 */
export async function waitBriefly({ promise }: QueryRun<unknown>): Promise<void> {
  const settled = promise.catch(() => undefined);
  await Promise.race([settled, new Promise((done) => setTimeout(done, PENDING_DELAY_MS))]);
}
