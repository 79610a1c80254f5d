import { setRenderedUrl } from '@portal/config/render';
import * as query from '@portal/query';
import { type StaticRemote, staticSource } from '@portal/shell';
import { createRouterAt, renderApp } from '@portal/shell/render';
import { portalElement, routeOptions } from '../app';
import { pageFacts } from '../head/page-facts';
import { provided } from '../provided';
import { headHtml, unescapeHtml } from './head-html';

const clients: ReturnType<typeof query.createQueryClient>[] = [];

/** The data layer for remotes, with caches that can be cleared between two pages. */
const clearableQuery: typeof query = {
  ...query,
  createQueryClient() {
    const client = query.createQueryClient();
    clients.push(client);
    return client;
  },
};

/** All modules that the host provides to remotes, by name. */
export async function loadProvided(): Promise<ReadonlyMap<string, unknown>> {
  const modules = await Promise.all(
    Object.entries(provided.modules).map(
      async ([name, module]) => [name, typeof module === 'function' ? await module() : module] as const,
    ),
  );
  return new Map<string, unknown>([...modules, ['@portal/query', clearableQuery]]);
}

/** A page of the portal that was rendered ahead of its visit, or why it was not. */
export type RenderedPage =
  | {
      readonly kind: 'page';
      /** Title, description and the like, for the document's head. */
      readonly head: string;
      /** For the document's root element. */
      readonly html: string;
    }
  /** There is no such page: it has no content, or leads to another page. */
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What React writes before the page: elements that belong in the head. */
const HOISTED = /^(?:<title>([^<]*)<\/title>|<(?:meta|link)[^>]*>)*/;
const NOT_FOR_SEARCH = '<meta name="robots" content="noindex"/>';

/**
 * Renders the page at an address, as a visitor without a session gets it. Never rejects. PAGES-1.
 * @param remotes at least the one that owns the address.
 */
export async function renderPage(url: URL, remotes: readonly StaticRemote[]): Promise<RenderedPage> {
  setRenderedUrl(url);
  // What earlier pages have cached: each page is to read all of its content itself.
  for (const client of clients) client.clear();
  const source = staticSource(remotes);
  const router = createRouterAt(url.pathname, routeOptions(source));
  const rendered = await renderApp(router, portalElement(source, router));
  if (rendered.kind === 'failed') return rendered;
  if (rendered.kind === 'redirect') return { kind: 'none', reason: `it leads to ${rendered.to}` };
  const [hoisted = '', title] = HOISTED.exec(rendered.html) ?? [];
  if (hoisted.includes(NOT_FOR_SEARCH)) return { kind: 'none', reason: 'it has no content' };
  const html = rendered.html.slice(hoisted.length);
  if (!html.includes('<h1')) return { kind: 'none', reason: 'it has no title' };
  const { matches, location } = router.state;
  const shown = { matches, pathname: location.pathname, origin: url.origin };
  const { facts, head, version } = pageFacts({ ...shown, title: title && unescapeHtml(title) });
  const { name, description, isProduct } = head;
  const product = isProduct ? { name, description, ...(version !== undefined && { version }) } : undefined;
  return { kind: 'page', head: headHtml(facts, product), html };
}
