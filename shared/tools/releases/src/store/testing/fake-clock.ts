import { setImmediate } from 'node:timers/promises';
import type { LockClock } from '../lock';

/**
 * A clock that advances by waiting, without time passing. Heartbeats never come due.
 * @param options.afterWait runs after each wait. Default: nothing runs.
 * @param options.end time at which it stops, in milliseconds. Default: it does not stop.
 */
export function fakeClock({
  afterWait = async () => undefined,
  end = Number.POSITIVE_INFINITY,
}: {
  readonly afterWait?: () => Promise<void>;
  readonly end?: number;
} = {}): LockClock {
  let time = 0;
  return {
    now: () => time,
    async wait(milliseconds, signal) {
      if (signal !== undefined)
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      time = Math.min(time + milliseconds, end);
      await setImmediate();
      await afterWait();
    },
  };
}
