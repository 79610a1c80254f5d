import type { PortalConfig } from './schema';

/**
 * Address of a content file in the contents API. Spec P§7, decisions §2. The document's inline script
 * and the content calls must ask alike, or the browser fetches twice.
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
