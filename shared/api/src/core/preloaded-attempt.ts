import { takePreloaded } from '../preload';

/**
 * What became of a request that was made before this code came. It is the first attempt of the call that
 * takes it, whatever its status. API-3, API-6.
 */
export type PreloadedAttempt =
  | { readonly kind: 'answered'; readonly response: Response }
  /** It did not come: no connection, or no answer in time. */
  | { readonly kind: 'lost'; readonly cause: unknown };

/** Rejects when a call is given up. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The early attempt of a call, or undefined if nothing asked for the address before. */
export async function takePreloadedAttempt(
  url: string,
  signal?: AbortSignal,
): Promise<PreloadedAttempt | undefined> {
  const early = takePreloaded(url);
  if (early === undefined) return undefined;
  const attempt = early.then(
    (response): PreloadedAttempt => ({ kind: 'answered', response }),
    (cause: unknown): PreloadedAttempt => ({ kind: 'lost', cause }),
  );
  return signal === undefined ? attempt : Promise.race([attempt, rejectOnAbort(signal)]);
}
