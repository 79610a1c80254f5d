import { takePreloaded } from '@portal/query/preload';

/** The longest `Retry-After` that a call waits for, in milliseconds. API-5. */
const MAX_RETRY_AFTER_MS = 5_000;

/** Whether a retry may get another status: 429 and every 5xx except 501 and 505. API-4. */
const isTemporary = (status: number): boolean =>
  status === 429 || (status >= 500 && status <= 599 && status !== 501 && status !== 505);

/** The statuses after which a GET is retried. API-4. */
export const RETRIED_STATUSES: readonly number[] = Array.from(
  { length: 200 },
  (_, index) => 400 + index,
).filter(isTemporary);

/**
 * Parses a response's `Retry-After`, which is a number of seconds or an HTTP date.
 * @returns milliseconds to wait; undefined if the header is missing or malformed.
 */
export function retryAfterOf({ headers }: Response, now: number = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Whether a GET with this response may be retried. A `Retry-After` that is too long ends the attempts. API-4, API-5. */
export const mayRetry = (response: Response): boolean =>
  isTemporary(response.status) && (retryAfterOf(response) ?? 0) <= MAX_RETRY_AFTER_MS;

/**
 * Result of a request that was sent before this code loaded. It counts as the first attempt of the call that
 * takes it, whatever its status. It is rejected if the connection failed or the request timed out. API-3, API-6.
 */
export type PreloadedAttempt = PromiseSettledResult<Response>;

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
  const attempt = Promise.allSettled([preloaded]).then(([result]) => result);
  return signal === undefined ? attempt : Promise.race([attempt, rejectOnAbort(signal)]);
}
