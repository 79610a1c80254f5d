import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Fault } from './services';

const file = fileURLToPath(new URL('../../shared/tools/sandbox/portal.config.json', import.meta.url));

interface LocalConfig {
  readonly tracking: object;
}

export const readLocalConfig = async (): Promise<LocalConfig> =>
  JSON.parse(await readFile(file, 'utf8')) as LocalConfig;

/**
 * The local configuration with some fields changed; `undefined` removes a field. Error reporting is off,
 * because only the running services know its URL.
 */
export async function configFault(change: (config: LocalConfig) => object): Promise<Fault> {
  const config = await readLocalConfig();
  const off = { observability: { environment: 'test', release: 'test' } };
  return { call: 'config', kind: 'body', body: { ...config, ...off, ...change(config) } };
}
