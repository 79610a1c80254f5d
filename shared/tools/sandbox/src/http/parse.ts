import { describeProblem, validate } from '@portal/contract/validation';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { HttpProblem } from './errors';

/**
 * Validates a part of a request against its schema.
 * @param where name of the part in messages: `body`, `query`. Default: `body`.
 * @throws {HttpProblem} 400 with all invalid fields.
 */
export function parse<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  where = 'body',
): v.InferOutput<S> {
  const result = validate(schema, value);
  if (result.ok) return result.output;
  const problems = result.problems.map(({ path, reason }) => ({
    path: path === '' ? where : `${where}.${path}`,
    reason,
  }));
  const message = problems.map((problem) => describeProblem(problem)).join('; ');
  throw new HttpProblem(400, 'invalid-input', message, problems);
}

/** A text of a part of a request that is not validated yet; blank if it has none, or something else in its place. */
export function fieldOf(part: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(part), name);
  return typeof value === 'string' ? value : '';
}

/** Parses the bodies of HTML forms into an object with string values. */
export function parseHtmlForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
