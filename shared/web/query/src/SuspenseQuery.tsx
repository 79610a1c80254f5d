import { type ReactNode, Suspense, use, useState } from 'react';
import type { QueryRun } from './query-run';

interface ReaderProps<Data> {
  readonly run: QueryRun<Data>;
  readonly children: (data: Data) => ReactNode;
}

interface SuspenseQueryProps<Data> extends ReaderProps<Data> {
  /** Shown until the data has arrived, in the size of the content. */
  readonly fallback: ReactNode;
}

/** Reads a run that was pending when it was first rendered. */
const PendingQuery = <Data,>({ run, children }: ReaderProps<Data>) => children(use(run.promise));

function RunBoundary<Data>({ run, fallback, children }: SuspenseQueryProps<Data>) {
  // Decided once, above the boundary, where nothing suspends: a component must call `use` in each of its renders or
  // in none, although the data can arrive between two of them.
  const [first] = useState(run.state);
  return (
    <Suspense fallback={fallback}>
      {first.status === 'success' ? children(first.data) : <PendingQuery run={run}>{children}</PendingQuery>}
    </Suspense>
  );
}

/**
 * Renders the data of a run, and the fallback while it is pending. Data that has already arrived is rendered without
 * a fallback; another run shows the fallback again.
 * @throws what the query threw, for the nearest error boundary.
 * @example
 * <SuspenseQuery run={licenses} fallback={<Skeleton />}>
 *   {(loaded) => <LicenseList licenses={loaded} />}
 * </SuspenseQuery>
 */
export const SuspenseQuery = <Data,>(props: SuspenseQueryProps<Data>) => (
  <RunBoundary key={props.run.id} {...props} />
);
