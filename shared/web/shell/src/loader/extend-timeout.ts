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
