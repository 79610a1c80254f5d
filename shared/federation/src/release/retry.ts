import { StoreBusyError } from './errors';

const ATTEMPTS = 60;
/** Longest pause between two attempts, in milliseconds. */
const LONGEST = 1_000;

/** A random share of a growing pause, so that those who collided do not collide again. */
const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(LONGEST, 10 * 2 ** attempt)));

/**
 * Does something that somebody else can get in the way of, again until it is done.
 * @param attempt resolves to `undefined` when it has to be done again, from the look at what is there.
 * @throws {StoreBusyError} when it never was.
 */
export async function retry<T>(
  place: string,
  path: string,
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const done = await attempt();
    if (done !== undefined) return done;
    await pause(count);
  }
  throw new StoreBusyError(place, path, ATTEMPTS);
}
