import { takePreloaded } from '@portal/query/preload';

/**
 * Result of a request that was sent before this code loaded. It counts as the first attempt of the call that
 * takes it, whatever its status. API-3, API-6.
 */
export type PreloadedAttempt =
  | { readonly kind: 'responded'; readonly response: Response }
  /** No response: the connection failed or the request timed out. */
  | { readonly kind: 'failed'; readonly cause: unknown };

/** Rejects when `signal` aborts. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Takes the preloaded attempt of a call; undefined if the URL was not preloaded. */
export async function takePreloadedAttempt(
  url: string,
  signal?: AbortSignal,
): Promise<PreloadedAttempt | undefined> {
  const preloaded = takePreloaded(url);
  if (preloaded === undefined) return undefined;
  const attempt = preloaded.then(
    (response): PreloadedAttempt => ({ kind: 'responded', response }),
    (cause: unknown): PreloadedAttempt => ({ kind: 'failed', cause }),
  );
  return signal === undefined ? attempt : Promise.race([attempt, rejectOnAbort(signal)]);
}
