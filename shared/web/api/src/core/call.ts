/** A request over HTTP with timeout and retries. A lazy chunk, because most first pages use preloaded responses only. */
import ky, { isHTTPError, type KyInstance, type RetryOptions } from 'ky';
import { mayRetry, type PreloadedAttempt, RETRIED_STATUSES, retryAfterOf } from './attempts';
import { HttpError, NetworkError, stripQuery, TimeoutError } from './errors';

/** Timeout of a call, retries included, in milliseconds. API-2. */
const TIMEOUT_MS = 30_000;

/** An attempt without a complete response: its preload failed, or its body broke off. Retries follow. */
class FailedAttempt extends Error {
  override readonly name = 'FailedAttempt';
}

/** Only GETs are retried: twice, on network errors and the statuses of `attempts`. API-3, API-4. */
const RETRY = {
  limit: 2,
  methods: ['get'],
  statusCodes: [...RETRIED_STATUSES],
  afterStatusCodes: [...RETRIED_STATUSES],
  backoffLimit: 3_000,
  shouldRetry({ error }: { readonly error: Error }): boolean | undefined {
    if (error instanceof FailedAttempt) return true;
    if (!isHTTPError(error)) return undefined;
    if (!mayRetry(error.response)) return false;
    // `true` skips ky's own delay headers: a content service sends the reset of its quota with every response.
    return retryAfterOf(error.response) === undefined ? true : undefined;
  },
} satisfies RetryOptions;

const client: KyInstance = ky.create({
  timeout: TIMEOUT_MS,
  totalTimeout: TIMEOUT_MS,
  retry: RETRY,
});

/** Converts an error of ky or fetch into the error that {@link call} throws; aborts stay as they are. */
function toApiError(url: string, cause: unknown): unknown {
  if (isHTTPError(cause)) {
    const body = typeof cause.data === 'string' ? cause.data : JSON.stringify(cause.data ?? '');
    const retryAfter = retryAfterOf(cause.response);
    return new HttpError(cause.response.status, stripQuery(url), body, { cause, retryAfter });
  }
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return cause;
  if (name === 'TimeoutError')
    return new TimeoutError(`${stripQuery(url)} did not answer in time`, stripQuery(url), { cause });
  return new NetworkError(`${stripQuery(url)} could not be reached`, stripQuery(url), { cause });
}

export type CallOptions = NonNullable<Parameters<KyInstance>[1]>;

/**
 * Reads the whole body within the attempt, so that its timeout and its retries cover the body, too. API-2, API-4.
 * Browsers word a body that breaks off differently, so it is recognized by the type of its error.
 */
async function fetchWhole(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const body = await response.arrayBuffer().catch((cause: unknown) => {
    const isBroken = cause instanceof Error && cause.name === 'TypeError';
    throw isBroken ? new FailedAttempt('The response broke off', { cause }) : cause;
  });
  // A status such as 204 allows no body.
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** A `fetch` whose first call uses the preloaded attempt, if there is one. */
function fetchAfterPreload(preloaded: PreloadedAttempt | undefined): typeof fetch {
  let first = preloaded;
  return async (input, init) => {
    const attempt = first;
    first = undefined;
    if (attempt === undefined) return fetchWhole(input, init);
    if (attempt.status === 'fulfilled') return attempt.value;
    throw new FailedAttempt('The preloaded attempt failed', { cause: attempt.reason });
  };
}

/**
 * Sends a request with timeout and retries.
 * @param elapsedMs milliseconds of the timeout that have passed already.
 * @param preloaded the call's first attempt, if its response was preloaded; the timeout covers all attempts.
 * @throws {HttpError | NetworkError | TimeoutError}
 */
export async function call(
  url: string,
  options: CallOptions,
  elapsedMs: number,
  preloaded?: PreloadedAttempt,
): Promise<Response> {
  try {
    return await client(url, {
      ...options,
      fetch: fetchAfterPreload(preloaded),
      totalTimeout: Math.max(1, TIMEOUT_MS - elapsedMs),
    });
  } catch (cause) {
    throw toApiError(url, cause);
  }
}
