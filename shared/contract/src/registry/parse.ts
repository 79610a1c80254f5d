import { describeProblem, validate } from '@portal/contract/validation';
import type * as v from 'valibot';
import { RegistryError } from './errors';
import { type RegistryShard, shardSchema } from './schema';

/** Validates a decoded document. @throws {RegistryError} listing every problem. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  source: string,
): v.InferOutput<Schema> {
  const result = validate(schema, json);
  if (result.ok) return result.output;
  throw new RegistryError(
    source,
    result.problems.map((problem) => describeProblem(problem, 'the document')),
  );
}

/** Validates a decoded shard. @throws {RegistryError} listing every problem. */
export const parseShard = (json: unknown, source: string): RegistryShard => parse(shardSchema, json, source);
