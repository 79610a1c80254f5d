import type { ExternalUrls } from '../inputs';

type ExternalUrlName = Exclude<keyof ExternalUrls, 'roadmapUrls'>;

/** Resolves the template of an external link: `{docsHost}/communicator`, or `{roadmap}` for the product's roadmap. */
export function resolveExternal(link: string, code: string, urls: ExternalUrls): string {
  return link.replace(/^\{(\w+)\}/, (_, name: string) =>
    name === 'roadmap'
      ? (urls.roadmapUrls[code] ?? urls.roadmapUrls.default ?? urls.supportUrl)
      : urls[name as ExternalUrlName],
  );
}

/** The knowledge base filtered by a category id; without one, the knowledge base itself. LINK-3. */
export function knowledgeBaseLink(knowledgeBaseUrl: string, category: number | undefined): string {
  if (category === undefined) return knowledgeBaseUrl;
  const [address = '', hash] = knowledgeBaseUrl.split('#', 2);
  const query = `${address.includes('?') ? '&' : '?'}category=${category}`;
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`;
}
