import { ConfigError } from './error';
import { fetchTwice } from './fetch-whole';
import { parseConfig } from './parse';
import type { PortalConfig } from './schema';
import { setConfig } from './store';

export const CONFIG_URL = '/portal.config.json';

const failed = (reason: string, cause?: unknown) => new ConfigError([{ path: '', reason }], { cause });

/**
 * Reads, checks and keeps the configuration.
 * @param early an answer that was asked for before this code arrived, if there is one.
 * @throws {ConfigError} when it cannot be fetched, is not JSON or has a wrong field.
 */
export async function loadConfig(early?: Promise<Response>): Promise<PortalConfig> {
  const response = await (early ?? fetchTwice(CONFIG_URL)).catch((cause) => {
    throw failed('could not be fetched', cause);
  });
  if (!response.ok) throw failed(`the server answered ${response.status}`);
  const json: unknown = await response.json().catch((cause) => {
    throw failed('is not valid JSON', cause);
  });
  return setConfig(parseConfig(json));
}
