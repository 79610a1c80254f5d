import { describeProblem, validate } from '@portal/validation';
import type * as v from 'valibot';
import { RegistryError } from './errors';
import { registryProblems } from './problems';
import { type Registry, registrySchema } from './registry-schema';
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

/**
 * Validates a decoded registry: its shape, and its consistency across remotes. REG-1.
 * @throws {RegistryError} listing every problem.
 */
export function parseRegistry(json: unknown, source = 'remotes.json'): Registry {
  const registry = parse(registrySchema, json, source);
  const problems = registryProblems(registry);
  if (problems.length > 0) throw new RegistryError(source, problems);
  return registry;
}
