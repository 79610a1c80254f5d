import { isSafeUrl, type PortalConfig, scriptOrigins, trimTrailingSlash } from '@portal/config';
import type { ContentSettings } from './preload-content';

/**
 * What the inline script uses of the configuration. Nothing has been validated yet, so a service whose address is
 * missing or unsafe is left out and not requested. The shell validates the same response and reports errors.
 */
export interface BootConfig {
  readonly accountHost?: string;
  readonly content?: ContentSettings;
  /** Origins that scripts may come from, besides the portal's own. */
  readonly scriptOrigins: readonly string[];
}

/** Reads a decoded configuration. @throws if it lacks a field that cannot be left out. */
export function readBootConfig(found: PortalConfig): BootConfig {
  const { accountHost, content } = found;
  return {
    ...(isSafeUrl(accountHost) && { accountHost: trimTrailingSlash(accountHost) }),
    ...(isSafeUrl(content.apiBase) && {
      content: { ...content, apiBase: trimTrailingSlash(content.apiBase) },
    }),
    scriptOrigins: scriptOrigins(found),
  };
}
