import { contentUrl, type PortalConfig } from '@portal/config';
import { preloadOnce } from '@portal/query/preload';

export interface ContentSettings extends Pick<PortalConfig['content'], 'apiBase' | 'repository'> {
  readonly key?: string | null | undefined;
}

/**
 * Requests the content files that the page was rendered from, as its loaders would. Only documents that were rendered
 * ahead state some: hashes and URLs, in turns. What a document states is not trusted, and the requests carry the
 * access key, so only files in the configured folder are requested. PRELOAD-1.
 * @returns of each file the first digits of its SHA-256, or `missing`, and the response; `undefined`: it may not be
 * requested, or a call has already taken it.
 * @throws if a URL is malformed.
 */
export function preloadContent(settings: ContentSettings) {
  // Not validated yet: `null` and a blank text are no key. CFG-4.
  const key = settings.key?.trim();
  const headers: HeadersInit = key ? { authorization: `token ${key}` } : {};
  const absolute = (url: string) => new URL(url, window.location.href);
  const folder = new URL('.', absolute(contentUrl(settings, '', 'main'))).href;
  const { content = '' } = document.documentElement.dataset;
  return [...content.matchAll(/(\S+) (\S+)/g)].map(([, hash = '', url = '']) => ({
    hash,
    // The absolute URL, which has no dot segments.
    response: absolute(url).href.startsWith(folder) ? preloadOnce(url, { headers }) : undefined,
  }));
}
