/** Something took longer than it may. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';

  constructor(what: string, milliseconds: number) {
    super(`${what} did not come within ${milliseconds / 1000} s`);
  }
}

/**
 * Waits no longer than a budget. What settles after it is told to `late`, so that a slow part can be
 * told from a dead one.
 */
export async function withTimeout<T>(
  what: string,
  milliseconds: number,
  work: Promise<T>,
  late: (message: string) => void = console.warn,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const started = performance.now();
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LoadTimeoutError(what, milliseconds));
      const after = () =>
        `${what} settled after ${Math.round(performance.now() - started)} ms, too late to be used`;
      work.then(
        () => late(after()),
        () => late(after()),
      );
    }, milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
