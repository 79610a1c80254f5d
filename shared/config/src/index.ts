export { accountAddress, contentAddress, SESSION_PATH } from './addresses';
export { allowedAddress } from './allowed-address';
export { ConfigError, type ConfigProblem } from './error';
export { CONFIG_URL, loadConfig } from './load';
export { parseConfig } from './parse';
export { isPlace } from './place';
export type { PortalConfig } from './schema';
export { type ScriptSettings, scriptOrigins } from './script-origins';
export { getConfig, setConfig } from './store';
