/** A promise did not settle within its timeout. */
class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';

  constructor(label: string, timeoutMs: number) {
    super(`${label} did not come within ${timeoutMs / 1000} s`);
  }
}

/**
 * Rejects if a promise does not settle in time.
 * @param label names the promise in messages.
 * @param timeoutMs in milliseconds.
 * @param onLate receives a message if the promise settles after the timeout, which tells a slow part from a dead
 *   one. Default: `console.warn`.
 * @throws {LoadTimeoutError} after the timeout.
 */
export async function withTimeout<T>(
  label: string,
  timeoutMs: number,
  promise: Promise<T>,
  onLate: (message: string) => void = console.warn,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const started = performance.now();
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LoadTimeoutError(label, timeoutMs));
      const message = () =>
        `${label} settled after ${Math.round(performance.now() - started)} ms, too late to be used`;
      promise.then(
        () => onLate(message()),
        () => onLate(message()),
      );
    }, timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
