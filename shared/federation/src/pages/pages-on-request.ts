import { ReleaseError } from '../release/errors';
import type { ReleaseStore } from '../release/store/store';
import { createContentReader, readContentSettings } from './content-reader';
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
}

/** The public pages of a store, each rendered when it is first asked for. Nothing is written. */
export interface PagesOnRequest {
  /** The addresses of all public pages. */
  readonly paths: readonly string[];
  /**
   * The document of an address; `null` if it is no public page, or one without a page of its own.
   * @throws {ReleaseError} if the page cannot be rendered. The next call tries again.
   */
  document(path: string): Promise<string | null>;
  /** Whether it can still render: no page has hung or ended it. */
  isRunning(): boolean;
  close(): void;
}

/**
 * Starts what renders pages on request, for a local portal. It is to be closed and opened again when releases,
 * configuration or content change.
 * @throws {ReleaseError} if the store has no host that renders pages, or a file is damaged.
 */
export async function openPagesOnRequest(
  store: ReleaseStore,
  { portal, config, request }: PagesOnRequestOptions,
): Promise<PagesOnRequest> {
  const sources = await readPageSources(store, portal, config);
  const content = createContentReader(portal, readContentSettings(config), request);
  const renderer = await startRenderer({ setup: sources.setup, content });
  const listed = Object.entries(await renderer.list());
  const partOf = new Map(listed.flatMap(([part, paths]) => paths.map((path) => [path, part] as const)));
  const rendered = new Map<string, Promise<string | null>>();
  // The process renders one page at a time.
  let last: Promise<unknown> = Promise.resolve();

  const render = async (part: string, path: string): Promise<string | null> => {
    const page = await renderDocument(sources, renderer, part, path);
    if (page.kind === 'failed') throw new ReleaseError(page.reason);
    return page.kind === 'page' ? page.html : null;
  };
  return {
    paths: [...partOf.keys()],
    document(path) {
      const part = partOf.get(path);
      if (part === undefined) return Promise.resolve(null);
      const known = rendered.get(path);
      if (known !== undefined) return known;
      const page = last.then(() => render(part, path));
      last = page.catch(() => rendered.delete(path));
      rendered.set(path, page);
      return page;
    },
    isRunning: renderer.isRunning,
    close: renderer.close,
  };
}
