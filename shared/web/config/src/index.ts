export { frameSandbox, isSafeUrl, pageUrl, toAllowedUrl, trimTrailingSlash } from './addresses';
export {
  accountServiceUrl,
  CONFIG_URL,
  ConfigError,
  contentUrl,
  getConfig,
  loadConfig,
  parseConfig,
  SESSION_CHANNEL,
  SESSION_PATH,
  scriptOrigins,
  setConfig,
} from './config';
export { fetchTwice, fetchWhole } from './fetch-whole';
export type { PortalConfig } from './schema';
