import type { PortalConfig } from './schema';

/** The fields that the document's inline script reads before the configuration has been validated. */
type ScriptSettings = Pick<PortalConfig, 'tracking'> & Partial<Pick<PortalConfig, 'remoteOrigins'>>;

/** Origins of scripts, in addition to the portal's own: those of remotes, and the tracker's. */
export const scriptOrigins = ({ remoteOrigins = [], tracking }: ScriptSettings): readonly string[] => [
  ...remoteOrigins,
  ...(tracking.scriptUrl === undefined ? [] : [new URL(tracking.scriptUrl, window.location.href).origin]),
];

// The document's inline script and the API calls request the URLs below. Both must build the same URL, or the
// preloaded response is not found and the request is sent twice.

/** URL of a page or call of the account service. */
export const accountServiceUrl = ({ accountHost }: Pick<PortalConfig, 'accountHost'>, path: string): string =>
  `${accountHost}${path}`;

/** Path of the session call. CALL-1. */
export const SESSION_PATH = '/session';

/**
 * URL of a content file in the contents API. CALL-17.
 * @param path below `content-data/`.
 */
export function contentUrl(
  { apiBase, repository }: Pick<PortalConfig['content'], 'apiBase' | 'repository'>,
  path: string,
  ref: string,
): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${apiBase}/repos/${repository}/contents/content-data/${encoded}?ref=${ref}`;
}
