/** A promise did not settle within its timeout. */
class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';

  constructor(label: string, timeoutMs: number) {
    super(`${label} did not come within ${timeoutMs / 1000} s`);
  }
}

/**
 * Rejects if a promise does not settle in time. If it settles later, that is logged: it tells a slow part from a dead one.
 * @param label names the promise in messages.
 * @param timeoutMs in milliseconds.
 * @throws {LoadTimeoutError} after the timeout.
 */
export async function withTimeout<T>(label: string, timeoutMs: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const started = performance.now();
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LoadTimeoutError(label, timeoutMs));
      const onLate = () =>
        console.warn(
          `${label} settled after ${Math.round(performance.now() - started)} ms, too late to be used`,
        );
      promise.then(onLate, onLate);
    }, timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Upper limit of an extended timeout, in milliseconds. */
const MAX_TIMEOUT_MS = 30_000;

/**
 * How long the portal's own code took to load, in milliseconds since the navigation started. This module is
 * part of that code, so the value measures how slow the visitor's network is.
 */
const hostLoadMs = performance.now();

/**
 * Extends a timeout on slow networks: a part may take as long as the portal's own code took, up to 30 s.
 * @param timeoutMs timeout on a network where the portal itself loads faster than that, in milliseconds.
 * @param loadMs how long the portal took to load, in milliseconds. Default: measured.
 * @returns milliseconds; an extended timeout is rounded up to whole seconds.
 */
export const extendTimeout = (timeoutMs: number, loadMs: number = hostLoadMs): number =>
  Math.max(timeoutMs, Math.min(Math.ceil(loadMs / 1000) * 1000, MAX_TIMEOUT_MS));
