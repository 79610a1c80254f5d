import { validate } from '@portal/validation';
import { ConfigError } from './error';
import { configSchema, type PortalConfig } from './schema';

/**
 * Validates a decoded configuration document.
 * @throws {ConfigError} naming every wrong field and the reason.
 */
export function parseConfig(json: unknown): PortalConfig {
  const result = validate(configSchema, json);
  if (result.ok) return result.output;
  throw new ConfigError(result.problems);
}
