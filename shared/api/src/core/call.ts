/** A call over HTTP with its time limit and its repetitions: a lazy chunk, for a first page seldom needs it. */
import ky, { isHTTPError, type KyInstance } from 'ky';
import { bare, HttpError, NetworkError, TimeoutError } from './errors';

/** How long a call may take, retries included, in milliseconds. Decisions §2. */
const TIMEOUT = 30_000;
/** GETs alone are repeated, on network errors, 429 and 5xx. Decisions §2. */
const RETRY = {
  limit: 2,
  methods: ['get'],
  statusCodes: [429, 500, 502, 503, 504],
  backoffLimit: 3_000,
} as const;

/** How much of an error's body is kept, in characters. */
const LONGEST_BODY = 2_000;

const client: KyInstance = ky.create({
  timeout: TIMEOUT,
  totalTimeout: TIMEOUT,
  retry: { ...RETRY, methods: [...RETRY.methods], statusCodes: [...RETRY.statusCodes] },
});

/** Names the reason of a call that gave no usable answer; aborts stay as they are. */
function failure(url: string, cause: unknown): unknown {
  if (isHTTPError(cause)) {
    const body = typeof cause.data === 'string' ? cause.data : JSON.stringify(cause.data ?? '');
    return new HttpError(cause.response.status, bare(url), body.slice(0, LONGEST_BODY), { cause });
  }
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return cause;
  if (name === 'TimeoutError')
    return new TimeoutError(`${bare(url)} did not answer in time`, bare(url), { cause });
  return new NetworkError(`${bare(url)} could not be reached`, bare(url), { cause });
}

export type CallOptions = NonNullable<Parameters<KyInstance>[1]>;

/**
 * @param waited milliseconds of the time limit that are over already.
 * @throws {HttpError | NetworkError | TimeoutError}
 */
export async function call(url: string, options: CallOptions, waited: number): Promise<Response> {
  try {
    return await client(url, { ...options, totalTimeout: Math.max(1, TIMEOUT - waited) });
  } catch (cause) {
    throw failure(url, cause);
  }
}
