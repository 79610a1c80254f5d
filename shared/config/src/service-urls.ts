/**
 * URLs that both the document's inline script and the API calls request. Both must build the same URL, or the
 * preloaded response is not found and the request is sent twice.
 */
import type { PortalConfig } from './schema';

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
