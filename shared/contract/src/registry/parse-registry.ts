import { RegistryError } from './errors';
import { parse } from './parse';
import { registryProblems } from './problems';
import { type Registry, registrySchema } from './registry-schema';

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
