import { pageAddressFault } from '@portal/contract';
import { ReleaseError, type ReleaseStore, storedAddress } from '@portal/releases';
import { createContentReader, readContentSettings } from './content-reader';
import { type ListedPages, listPages } from './list-pages';
import { readPageSources } from './read-parts';
import { renderDocument } from './render-document';
import { startRenderer } from './renderer';

/** Options of {@link openPagesOnRequest}. */
export interface PagesOnRequestOptions {
  /** Origin of the portal, such as `http://localhost:3000`. */
  readonly portal: string;
  /** Text of its configuration document. */
  readonly config: string;
  /** Reads content. Default: `fetch`. */
  readonly request?: typeof fetch;
  /** Whether to run the code of releases where it cannot be confined. Default: no. PAGES-16. */
  readonly unconfined?: boolean;
}

/** The public pages of a store, each rendered when it is first asked for. Nothing is written. */
export interface PagesOnRequest {
  /** The addresses of all public pages. */
  readonly paths: readonly string[];
  /** Addresses that no page can have, and names of parts that cannot list their pages: why. */
  readonly failed: ListedPages['failed'];
  /**
   * The document of an address, in any encoding; `null` if it is no public page, or one without a page of its own.
   * @throws {ReleaseError} if the page cannot be rendered. The next call tries again.
   */
  document(path: string): Promise<string | null>;
  close(): void;
}

/**
 * Starts what renders pages on request, for a local portal. It is to be closed and opened again when releases,
 * configuration or content change.
 * @throws {ReleaseError} if the store has no host that renders pages, or a file is damaged.
 */
export async function openPagesOnRequest(
  store: ReleaseStore,
  { portal, config, request, unconfined = false }: PagesOnRequestOptions,
): Promise<PagesOnRequest> {
  const sources = await readPageSources(store, portal, config);
  const content = createContentReader(portal, readContentSettings(config), request);
  const renderer = await startRenderer({ setup: sources.setup, content, unconfined });
  const { pages, failed } = await listPages(renderer).catch((error: unknown) => {
    renderer.close();
    throw error;
  });
  const known = new Map(pages.map((page) => [storedAddress(page.path), page]));
  const rendered = new Map<string, Promise<string | null>>();

  const render = async (part: string, path: string): Promise<string | null> => {
    const page = await renderDocument(sources, renderer, part, path);
    if (page.kind === 'failed') throw new ReleaseError(page.reason);
    return page.kind === 'page' ? page.html : null;
  };
  return {
    paths: pages.map(({ path }) => path),
    failed,
    document(address) {
      const page = pageAddressFault(address) === undefined ? known.get(storedAddress(address)) : undefined;
      if (page === undefined) return Promise.resolve(null);
      const { part, path } = page;
      const before = rendered.get(path);
      if (before !== undefined) return before;
      const document = render(part, path);
      document.catch(() => rendered.delete(path));
      rendered.set(path, document);
      return document;
    },
    close: renderer.close,
  };
}
