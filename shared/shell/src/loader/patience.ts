/** The longest that the page waits for a part of it, in milliseconds. */
const LONGEST = 30_000;

/**
 * How long the portal's own code took to come, in milliseconds since the navigation began. This module is
 * part of that code. It tells how slow the visitor's network is.
 */
const ownStart = performance.now();

/**
 * A time limit for this visitor. A limit is meant for a network on which the portal itself comes within it;
 * on a slower one a part may take as long as the portal took.
 * @param limit in milliseconds.
 * @returns whole seconds, in milliseconds.
 */
export const patience = (limit: number, started: number = ownStart): number =>
  Math.max(limit, Math.min(Math.ceil(started / 1000) * 1000, LONGEST));
