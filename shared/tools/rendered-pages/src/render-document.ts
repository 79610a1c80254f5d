import type { ContentHashes } from './conversation';
import { type DocumentKey, pageDocument } from './page-document';
import type { PageSources } from './read-parts';
import type { Renderer } from './renderer';

/** A page's document with what it was rendered from, or why there is none. */
export type RenderedDocument =
  | { readonly kind: 'page'; readonly html: string; readonly content: ContentHashes }
  | { readonly kind: 'none'; readonly content: ContentHashes }
  | { readonly kind: 'failed'; readonly reason: string };

/** The facts that the documents of a part state. */
export const documentKeyOf = ({ host, parts, config }: PageSources, part: string): DocumentKey => ({
  host,
  part: `${part}@${parts[part]?.version ?? ''}`,
  config,
});

/**
 * Renders the document of a page.
 * @param part the part that the page belongs to.
 * @throws {ReleaseError} if the renderer ended or hangs.
 */
export async function renderDocument(
  sources: PageSources,
  renderer: Renderer,
  part: string,
  path: string,
): Promise<RenderedDocument> {
  const { page, content } = await renderer.render(part, path);
  if (page.kind === 'failed') return page;
  if (page.kind === 'none') return { kind: 'none', content };
  const { template, parts } = sources;
  const styles = parts[part]?.styles(page.html) ?? '';
  const key = documentKeyOf(sources, part);
  return { kind: 'page', html: pageDocument({ template, ...page, styles, key, content }), content };
}
