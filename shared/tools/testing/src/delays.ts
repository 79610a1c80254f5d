/** What the portal waits on purpose, in milliseconds: before an opened section has its content (UI-3), and before idle work. */
const DELAY_MS = 500;

let isSkipping = false;

/**
 * Lets sections open and idle work start at once in the tests of this file. `renderRemote`, `renderSlot` and
 * `checkRemote` call it; call it for components that a test renders by itself. Fake timers have the delays.
 */
export function skipDelays(): void {
  // Fake timers are known by their clock, which a replacement would hide from Testing Library.
  if (isSkipping || 'clock' in window.setTimeout) return;
  isSkipping = true;
  const { setTimeout } = window;
  const skip = (handler: () => void, delay?: number, ...values: never[]) =>
    setTimeout(handler, delay === DELAY_MS ? 0 : delay, ...values);
  Object.assign(window, { setTimeout: skip });
}
