import type { PortalConfig } from './schema';

let current: PortalConfig | undefined;

/** The configuration of this page load. @throws when it is asked for before it was read. */
export function getConfig(): PortalConfig {
  if (current === undefined) throw new Error('The configuration was asked for before it was read');
  return current;
}

export function setConfig(config: PortalConfig): PortalConfig {
  current = config;
  return config;
}
