/** Milliseconds after the content is ready in which most visitors act for the first time. */
const FIRST_SECONDS_MS = 8_000;

/** Resolves when a visit's first seconds are over. */
export const firstSeconds = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, FIRST_SECONDS_MS));
