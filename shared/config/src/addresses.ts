/** Addresses that both the document's inline script and the calls ask: alike, or they are asked twice. */
import type { PortalConfig } from './schema';

/** Address of a page or call of the account service. */
export const accountAddress = ({ accountHost }: Pick<PortalConfig, 'accountHost'>, path: string): string =>
  `${accountHost.replace(/\/$/, '')}${path}`;

/** Path of the call that says who is signed in. CALL-1. */
export const SESSION_PATH = '/session';

/**
 * Address of a content file in the contents API. CALL-17.
 * @param path below `content-data/`.
 */
export function contentAddress(
  { apiBase, repository }: Pick<PortalConfig['content'], 'apiBase' | 'repository'>,
  path: string,
  ref: string,
): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${apiBase.replace(/\/$/, '')}/repos/${repository}/contents/content-data/${encoded}?ref=${ref}`;
}
