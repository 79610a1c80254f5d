import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

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
export async function configWith(change: (config: LocalConfig) => object): Promise<object> {
  const config = await readLocalConfig();
  return { ...config, observability: { environment: 'test', release: 'test' }, ...change(config) };
}
