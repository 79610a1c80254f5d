import { StoreBusyError } from './errors';

const MAX_ATTEMPTS = 60;
/** Maximum pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 1_000;

/** Exponential backoff with full jitter, so that publishers that collided do not collide again. */
const backOff = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** attempt)));

/**
 * Retries an optimistic change until it succeeds.
 * @param attempt rereads the store and applies the change; resolves to `undefined` if it lost a race.
 * @throws {StoreBusyError} after the last failed attempt.
 */
export async function retry<T>(
  location: string,
  path: string,
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
    await backOff(count);
  }
  throw new StoreBusyError(location, path, MAX_ATTEMPTS);
}
