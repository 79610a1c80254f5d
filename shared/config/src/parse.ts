import * as v from 'valibot';
import { ConfigError } from './error';
import { configSchema, type PortalConfig } from './schema';

/**
 * Checks a decoded configuration document.
 * @throws {ConfigError} naming every wrong field and the reason.
 */
export function parseConfig(json: unknown): PortalConfig {
  const result = v.safeParse(configSchema, json);
  if (result.success) return result.output;
  throw new ConfigError(
    result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', reason: issue.message })),
  );
}
