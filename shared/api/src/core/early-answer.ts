import { takeEarly } from '../early';

/** Rejects when a call is given up. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * The answer that was asked for before this code came, if there is one. One that failed is none: the call
 * is made then, and repeated as calls are.
 */
export async function earlyAnswer(url: string, signal?: AbortSignal): Promise<Response | undefined> {
  const early = takeEarly(url);
  if (early === undefined) return undefined;
  const usable = early.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
  return signal === undefined ? usable : Promise.race([usable, givenUp(signal)]);
}
