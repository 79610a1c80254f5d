export { frameSandbox, isSafeUrl, toAllowedUrl, trimTrailingSlash } from './addresses';
export { CONFIG_URL, ConfigError, getConfig, loadConfig, parseConfig, setConfig } from './config';
export { accountServiceUrl, contentUrl, SESSION_PATH, scriptOrigins } from './derived-urls';
export { fetchTwice, fetchWhole } from './fetch-whole';
export { pageUrl } from './page-url';
export type { PortalConfig } from './schema';
