/**
 * Requests that start before the code that reads them has come. That code may come later than any time
 * limit, so the body is read at once: a limit that passes afterwards cannot cut off what is here.
 */

/**
 * Fetches a response with its whole body, which can be read at any time later.
 * @param limit for the last byte, in milliseconds.
 * @throws what `fetch` throws, and a `TimeoutError` after the limit.
 */
export async function fetchWhole(url: string, init: RequestInit, limit: number): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) });
  const body = await response.arrayBuffer();
  // A response with a status such as 204 may have no body at all.
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** Options of {@link fetchTwice}. */
export interface TwiceOptions {
  /** How long to wait for the first attempt before the second one starts, in milliseconds. Default: 5,000. */
  readonly patience?: number;
  /** How long each attempt may take, in milliseconds. Default: 30,000. */
  readonly limit?: number;
}

/**
 * Fetches a document that the portal cannot do without: what fails or does not come is requested once
 * more. A slow first attempt goes on beside the second one; whichever is here first counts.
 * @throws what the last attempt threw.
 * @example
 * const response = await fetchTwice('/portal.config.json', {}, { patience: 2_000 });
 */
export async function fetchTwice(
  url: string,
  init: RequestInit = {},
  { patience = 5_000, limit = 30_000 }: TwiceOptions = {},
): Promise<Response> {
  const first = fetchWhole(url, init, limit);
  const isLate = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience);
    first.then(() => clearTimeout(timer), resolve);
  });
  // Not out of the browser's cache, which keeps a second request waiting for the first one's response.
  const second = isLate.then(() => fetchWhole(url, { ...init, cache: 'no-store' }, limit));
  try {
    return await Promise.any([first, second]);
  } catch (cause) {
    throw cause instanceof AggregateError ? cause.errors.at(-1) : cause;
  }
}
