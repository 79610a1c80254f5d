import { ConfigError } from './error';
import { fetchTwice } from './fetch-whole';
import { parseConfig } from './parse';
import type { PortalConfig } from './schema';
import { setConfig } from './store';

/** URL of the configuration document. */
export const CONFIG_URL = '/portal.config.json';

const configError = (reason: string, cause?: unknown) => new ConfigError([{ path: '', reason }], { cause });

/**
 * Fetches, validates and stores the configuration.
 * @param preloaded the response, if it was requested before this code loaded. Default: a new request.
 * @throws {ConfigError} if it cannot be fetched, is not JSON or has a wrong field.
 */
export async function loadConfig(preloaded?: Promise<Response>): Promise<PortalConfig> {
  const response = await (preloaded ?? fetchTwice(CONFIG_URL)).catch((cause) => {
    throw configError('could not be fetched', cause);
  });
  if (!response.ok) throw configError(`the server answered ${response.status}`);
  const json: unknown = await response.json().catch((cause) => {
    throw configError('is not valid JSON', cause);
  });
  return setConfig(parseConfig(json));
}
