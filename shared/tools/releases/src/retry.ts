import { setTimeout } from 'node:timers/promises';
import { ReleaseError, StoreBusyError } from './errors';

const MAX_ATTEMPTS = 60;
/** Maximum pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 1_000;

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
    // Exponential backoff with full jitter, so that publishers that collided do not collide again.
    await setTimeout(Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** count));
  }
  throw new StoreBusyError(location, path, MAX_ATTEMPTS);
}

/**
 * Makes a rollback that goes back once, however often it is tried: where the response to a write is lost and others write
 * meanwhile, nothing shows that the write succeeded, and the next attempt would go back further. REL-3.
 * @param describe what the rollback changes, in words for the error. Equal words: the same state.
 */
export function goBackOnce<Before, After extends Before, Rest extends readonly unknown[]>(
  goBack: (state: Before, ...rest: Rest) => After,
  describe: (state: Before) => string,
): (state: Before, ...rest: Rest) => After {
  let step: { readonly from: string; readonly to: string } | undefined;
  return (state, ...rest) => {
    const current = describe(state);
    // Only what `goBack` returns has these words.
    if (current === step?.to) return state as After;
    if (step !== undefined && current !== step.from)
      throw new ReleaseError(
        `Another publisher changed what visitors get: the rollback from ${step.from} to ${step.to} finds ${current}. Look at the status first.`,
      );
    const changed = goBack(state, ...rest);
    step ??= { from: current, to: describe(changed) };
    return changed;
  };
}
