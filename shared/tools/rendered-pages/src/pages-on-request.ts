import { pageAddressFault } from '@portal/contract';
import { ReleaseError, type ReleaseStore, storedAddress } from '@portal/releases';
import { requireConfinement } from './confinement/start-confined';
import { createContentReader, readContentSettings } from './content-reader';
import { pageDocument, pagePartsOf } from './page-document';
import type { PagesOptions } from './publish-pages';
import { ownerOfPage, readPageSources } from './read-parts';
import { type ListedPages, listPages } from './render-pages';
import { createRenderer, type Renderer } from './renderer';

/** The public pages of a store, each rendered when it is first asked for. Nothing is written. */
export interface PagesOnRequest {
  /** Lists all public pages. */
  list(): Promise<ListedPages>;
  /**
   * The document of an address, in any encoding; `null` if it is no public page, or one without a page of its own.
   * @throws {ReleaseError} if its part cannot list its pages, or the page cannot be rendered. The next call tries again.
   */
  document(path: string): Promise<string | null>;
  close(): void;
}

/** Makes a value for each key once. One that could not be made is made again when it is next asked for. */
function onceForEach<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    value.catch(() => made.delete(key));
    return value;
  };
}

/**
 * Opens the pages of a local portal on request. A part's code is started when one of its pages is first asked for. It
 * is to be closed and opened again when releases, configuration or content change.
 * @throws {ReleaseError} if the store has no host that renders pages, a file is damaged, or the machine cannot confine
 * the code of releases.
 */
export async function openPagesOnRequest(
  store: ReleaseStore,
  {
    portal,
    config,
    request,
    unconfined = false,
  }: Pick<PagesOptions, 'portal' | 'config' | 'request' | 'unconfined'>,
): Promise<PagesOnRequest> {
  await requireConfinement(unconfined);
  const sources = await readPageSources(store, portal, config);
  const reader = createContentReader(portal, readContentSettings(config), request);
  const renderer = createRenderer({ setup: sources.setup, content: reader, unconfined });
  const partOf = ownerOfPage(sources.owners);

  /** The addresses that a part lists, by stored address. */
  const addressesOf = onceForEach(async (part) => {
    const pages = await renderer.list(part);
    if (pages.kind === 'failed') throw new ReleaseError(`${part} cannot list its pages: ${pages.reason}`);
    return new Map(pages.paths.map((path) => [storedAddress(path), path]));
  });
  const documentOf = onceForEach(async (path) => {
    const part = partOf(storedAddress(path));
    const { page, content } = await renderer.render(part, path);
    if (page.kind === 'failed') throw new ReleaseError(page.reason);
    return page.kind === 'none' ? null : pageDocument(pagePartsOf(sources, part, page, content));
  });
  return {
    list: () => listPages(renderer),
    async document(address) {
      if (pageAddressFault(address) !== undefined) return null;
      const stored = storedAddress(address);
      const part = partOf(stored);
      if (!renderer.parts.includes(part)) return null;
      const path = (await addressesOf(part)).get(stored);
      return path === undefined ? null : documentOf(path);
    },
    close: renderer.close,
  };
}

/**
 * Opens what renders the pages of a store, without writing them. A part's code is started when it is first asked.
 * @param portal origin of the portal.
 * @param config text of its configuration document.
 * @throws {ReleaseError} if the store has no host that renders pages, or a file is damaged.
 */
export async function openRenderer(store: ReleaseStore, portal: string, config: string): Promise<Renderer> {
  const { setup } = await readPageSources(store, portal, config);
  return createRenderer({ setup, content: createContentReader(portal, readContentSettings(config)) });
}
