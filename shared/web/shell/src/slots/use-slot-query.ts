import { type QueryOptions, type QueryResult, useQuery } from '@portal/query';
import { useState } from 'react';
import { isRemoteLoadError, type RemoteLoadError } from '../loader/errors';
import { reportLoadError } from '../loader/report-load-error';
import { bustRetryCache, cancelPendingScripts } from '../loader/retry-cache';

/** Result of {@link useSlotQuery}. */
export type SlotQueryResult<Data> = QueryResult<Data> & {
  /** Turns a loaded part whose rendering failed into an error, and reports it. */
  readonly fail: (error: RemoteLoadError) => void;
};

/** Loads a part of a slot. Failures are reported, and `refetch` requests scripts that failed or hang again. */
export function useSlotQuery<Data>({ queryKey, queryFn }: QueryOptions<Data>): SlotQueryResult<Data> {
  const query = useQuery({
    queryKey,
    queryFn: () =>
      queryFn().catch((error: unknown) => {
        reportLoadError(error);
        throw error;
      }),
  });
  const [renderError, setRenderError] = useState<RemoteLoadError | null>(null);
  const fail = (error: RemoteLoadError) => {
    reportLoadError(error);
    setRenderError(error);
  };
  const error = renderError ?? (query.status === 'error' ? query.error : undefined);
  const refetch = () => {
    if (isRemoteLoadError(error) && error.part.folder !== undefined) cancelPendingScripts(error.part.folder);
    bustRetryCache();
    setRenderError(null);
    query.refetch();
  };
  if (renderError !== null) return { status: 'error', error: renderError, fail, refetch };
  return { ...query, fail, refetch };
}
