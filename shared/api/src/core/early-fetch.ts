import { takeEarly } from '../early';

/** Rejects when a request is given up. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** `fetch`, but for a GET whose answer waits already. An early answer that failed is asked for anew. */
export async function earlyFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const early = request.method === 'GET' ? takeEarly(request.url) : undefined;
  if (early === undefined) return fetch(request);
  const answer = early.catch(() => fetch(request));
  return Promise.race([answer, givenUp(request.signal)]);
}
