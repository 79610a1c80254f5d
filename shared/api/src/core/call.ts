/** A call over HTTP with its time limit and its repetitions: a lazy chunk, for a first page seldom needs it. */
import ky, { isHTTPError, type KyInstance, type RetryOptions } from 'ky';
import { HttpError, NetworkError, stripQuery, TimeoutError } from './errors';
import type { PreloadedAttempt } from './preloaded-attempt';
import { mayRetry, RETRIED_STATUSES, retryAfterOf } from './retry-rules';

/** How long a call may take, retries included, in milliseconds. API-2. */
const TIMEOUT = 30_000;

/** The early attempt of a call was lost; the call's own attempts follow. */
class LostAttempt extends Error {
  override readonly name = 'LostAttempt';
}

/** GETs alone are repeated: twice, on network errors and the statuses of `retry-rules`. API-3, API-4. */
const RETRY = {
  limit: 2,
  methods: ['get'],
  statusCodes: [...RETRIED_STATUSES],
  afterStatusCodes: [...RETRIED_STATUSES],
  backoffLimit: 3_000,
  shouldRetry({ error }: { readonly error: Error }): boolean | undefined {
    if (error instanceof LostAttempt) return true;
    if (!isHTTPError(error)) return undefined;
    if (!mayRetry(error.response)) return false;
    // Other headers name waits as well, such as the reset of a quota, which a content service sends always.
    return retryAfterOf(error.response) === undefined ? true : undefined;
  },
} satisfies RetryOptions;

const client: KyInstance = ky.create({
  timeout: TIMEOUT,
  totalTimeout: TIMEOUT,
  retry: RETRY,
});

/** Names the reason of a call that gave no usable answer; aborts stay as they are. */
function failure(url: string, cause: unknown): unknown {
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

/** The network, but for the first attempt if that was made early. */
function fetchAfter(early: PreloadedAttempt | undefined): typeof fetch {
  let first = early;
  return async (input, init) => {
    const attempt = first;
    first = undefined;
    if (attempt === undefined) return fetch(input, init);
    if (attempt.kind === 'answered') return attempt.response;
    throw new LostAttempt('The early attempt was lost', { cause: attempt.cause });
  };
}

/**
 * @param waited milliseconds of the time limit that are over already.
 * @param early the call's first attempt, if it was made before; all attempts together keep to the limit.
 * @throws {HttpError | NetworkError | TimeoutError}
 */
export async function call(
  url: string,
  options: CallOptions,
  waited: number,
  early?: PreloadedAttempt,
): Promise<Response> {
  try {
    return await client(url, {
      ...options,
      fetch: fetchAfter(early),
      totalTimeout: Math.max(1, TIMEOUT - waited),
    });
  } catch (cause) {
    throw failure(url, cause);
  }
}
