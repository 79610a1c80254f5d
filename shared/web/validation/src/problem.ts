/** An invalid part of a value: its path, and what was expected. */
export interface Problem {
  /** Path of the field, such as `user.email`; empty for the value as a whole. */
  readonly path: string;
  /** What was expected, such as `expected string`. Never the value itself. */
  readonly reason: string;
}

/**
 * Formats a problem as one line, such as `user.email: expected string`.
 * @param whole name of the value as a whole. Default: none; the line is then the reason only.
 */
export function describeProblem({ path, reason }: Problem, whole = ''): string {
  const where = path === '' ? whole : path;
  return where === '' ? reason : `${where}: ${reason}`;
}
