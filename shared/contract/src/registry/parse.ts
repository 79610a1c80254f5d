import * as v from 'valibot';
import { RegistryError } from './errors';
import { registryProblems } from './problems';
import { type Registry, type RegistryShard, registrySchema, shardSchema } from './schema';

/** @throws {RegistryError} listing every problem. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw new RegistryError(
    source,
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`),
  );
}

/**
 * Checks a decoded registry: its shape, and that it makes sense as a whole.
 * @throws {RegistryError} listing every problem.
 */
export function parseRegistry(json: unknown, source = 'remotes.json'): Registry {
  const registry = parse(registrySchema, json, source);
  const problems = registryProblems(registry);
  if (problems.length > 0) throw new RegistryError(source, problems);
  return registry;
}

/** Checks a decoded shard. @throws {RegistryError} */
export const parseShard = (json: unknown, source: string): RegistryShard => parse(shardSchema, json, source);
