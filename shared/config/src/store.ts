import type { PortalConfig } from './schema';

let current: PortalConfig | undefined;

/** The configuration of this page load. @throws if it was not loaded yet. */
export function getConfig(): PortalConfig {
  if (current === undefined) throw new Error('The configuration was read before it was loaded');
  return current;
}

/** Stores the configuration. {@link loadConfig} calls it; tests call it directly. */
export function setConfig(config: PortalConfig): PortalConfig {
  current = config;
  return config;
}
