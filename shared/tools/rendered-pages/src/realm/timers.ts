/** Timers of the realm. It has no clock: the process around it says when they are due. */

interface Timer {
  readonly due: number;
  readonly run: () => void;
}

const timers = new Map<number, Timer>();
let lastId = 0;
let now = 0;

/** Milliseconds since the process started. */
export const currentTime = (): number => now;

export function setTimer(run: unknown, delay = 0, ...values: unknown[]): number {
  lastId += 1;
  if (typeof run === 'function')
    timers.set(lastId, { due: now + Math.max(0, Number(delay) || 0), run: () => run(...values) });
  return lastId;
}

export function setRepeatedTimer(run: unknown, delay = 0, ...values: unknown[]): number {
  const repeat = () => {
    timers.set(id, { due: now + Math.max(1, Number(delay) || 0), run: repeat });
    if (typeof run === 'function') run(...values);
  };
  const id = setTimer(repeat, delay);
  return id;
}

export function clearTimer(id: unknown): void {
  timers.delete(Number(id));
}

/** Runs the timers that are due. @returns whether there were any. */
export function runTimers(time: number): boolean {
  now = time;
  const due = [...timers].filter(([, timer]) => timer.due <= now).sort(([, a], [, b]) => a.due - b.due);
  for (const [id, { run }] of due) {
    if (!timers.delete(id)) continue;
    try {
      run();
    } catch {
      // Of code that nobody waits for; a page that needs it runs into its time limit.
    }
  }
  return due.length > 0;
}

/** Milliseconds until the next timer is due; `undefined` without one. */
export function nextTimer(): number | undefined {
  let next: number | undefined;
  for (const { due } of timers.values()) next = Math.min(next ?? due, due);
  return next === undefined ? undefined : Math.max(0, next - now);
}
