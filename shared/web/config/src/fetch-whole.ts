/**
 * Requests that start before the code that reads them has loaded. That code can load after the timeout, so the
 * body is read completely when it arrives; a later timeout cannot abort it.
 */

/**
 * Fetches a response and buffers its body, which can be read at any later time.
 * @param timeoutMs until the last byte, in milliseconds.
 * @throws what `fetch` throws, and a `TimeoutError` after the timeout.
 */
export async function fetchWhole(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const body = await response.arrayBuffer();
  // `Response` throws if a status such as 204 has a body, even an empty one.
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** Options of {@link fetchTwice}. */
export interface FetchTwiceOptions {
  /** How long to wait for the first attempt before the second one starts, in milliseconds. Default: 5,000. */
  readonly secondAttemptAfterMs?: number;
  /** Timeout of each attempt, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number;
}

/**
 * Fetches a document that the portal cannot start without. If the first attempt fails or is slow, a second one
 * starts. A slow first attempt continues in parallel; the first complete response wins.
 * @throws what the last attempt threw.
 * @example
 * const response = await fetchTwice('/portal.config.json', {}, { secondAttemptAfterMs: 2_000 });
 */
export async function fetchTwice(
  url: string,
  init: RequestInit = {},
  { secondAttemptAfterMs = 5_000, timeoutMs = 30_000 }: FetchTwiceOptions = {},
): Promise<Response> {
  const first = fetchWhole(url, init, timeoutMs);
  const firstIsSlow = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, secondAttemptAfterMs);
    first.then(() => clearTimeout(timer), resolve);
  });
  // Bypasses the HTTP cache, which makes a second request for a URL wait for the first response.
  const second = firstIsSlow.then(() => fetchWhole(url, { ...init, cache: 'no-store' }, timeoutMs));
  try {
    return await Promise.any([first, second]);
  } catch (cause) {
    throw cause instanceof AggregateError ? cause.errors.at(-1) : cause;
  }
}
