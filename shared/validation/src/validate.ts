import * as v from 'valibot';
import type { Problem } from './problem';

/** What the check of a value found: the value as its schema makes it, or every problem. */
export type Validation<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The message of a problem for which the schema has none of its own. valibot's messages quote the value,
 * which may be a key or a name, and which would then stand in logs and error reports.
 */
const expectation = ({ expected, type }: v.BaseIssue<unknown>): string =>
  expected === null ? `is no valid ${type.replaceAll('_', ' ')}` : `expected ${expected}`;

/**
 * Checks a value against a schema. Problems name path and expected type, never the value.
 * @example
 * validate(v.object({ email: v.string() }), { email: 1 });
 * // { ok: false, problems: [{ path: 'email', reason: 'expected string' }] }
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Validation<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value, { message: expectation });
  if (result.success) return { ok: true, output: result.output };
  return {
    ok: false,
    problems: result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', reason: issue.message })),
  };
}
