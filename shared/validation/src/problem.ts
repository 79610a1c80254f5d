/** One wrong part of a value: where it is, and what was expected there. */
export interface Problem {
  /** Path of the field, such as `user.email`; empty for the value as a whole. */
  readonly path: string;
  /** What was expected, such as `expected string`. Never the value itself. */
  readonly reason: string;
}

/**
 * A problem as one line, such as `user.email: expected string`.
 * @param whole names the value as a whole. Default: nothing, the reason stands alone.
 */
export function describeProblem({ path, reason }: Problem, whole = ''): string {
  const where = path === '' ? whole : path;
  return where === '' ? reason : `${where}: ${reason}`;
}
