import * as v from 'valibot';

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

/** Result of {@link validate}: the output of the schema, or every problem. */
export type Validation<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The message of a problem, unless the schema defines its own. valibot's default messages quote the value, which
 * may be a key or a name and would appear in logs and error reports.
 */
function messageOf({ expected, type }: v.BaseIssue<unknown>): string {
  if (expected === null) return `is no valid ${type.replaceAll('_', ' ')}`;
  // valibot says of a missing key that the key was expected.
  return type.endsWith('object') && expected.startsWith('"') ? 'is missing' : `expected ${expected}`;
}

/**
 * Validates a value against a schema. Problems name the path and the expected type, never the value. Never throws.
 * @example
 * validate(v.object({ email: v.string() }), { email: 1 });
 * // { ok: false, problems: [{ path: 'email', reason: 'expected string' }] }
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Validation<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value, { message: messageOf });
  if (result.success) return { ok: true, output: result.output };
  return {
    ok: false,
    problems: result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', reason: issue.message })),
  };
}
