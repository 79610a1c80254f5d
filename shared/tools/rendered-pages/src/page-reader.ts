import { pageAddressFault, type Trust } from '@portal/contract';
import { bytesOf, hashOf, type PageRecord, type ReleaseStore, readText } from '@portal/releases';
import type { ContentHashes } from './conversation';
import { isPageDocument, statedContent } from './page-document';
import { fetchFile, portalStore } from './portal-store';
import { type PageSources, readPageSources } from './read-parts';
import { type PageBefore, readPage, recordedPages } from './write-page';

/** What is known of a page before it is rendered. */
export interface KnownPage {
  /** Tells versions of its document apart: see {@link baseOf}. */
  readonly base: string;
  /** What it was rendered from; `null`: that is not known, so the page is rendered. */
  readonly record: PageRecord | null;
  /** The content that it shows, as far as that is known: its hashes, or their first digits, by URL. */
  readonly content: ContentHashes;
}

/** Where pages are rendered from: a store, or a running portal. */
export interface PageReader {
  readonly sources: PageSources;
  /** The addresses that may have a document of their own, in the encoding of records. */
  addresses(): Promise<readonly string[]>;
  /** Reads a page, before what it is rendered from. PAGES-7. */
  page(path: string): Promise<KnownPage>;
}

/** {@link baseOf} an address without a document of its own. */
export const NO_DOCUMENT = 'none';

/**
 * Tells the documents of an address apart: the SHA-256 of a rendered one, the same for the host's own and for none.
 * @param document its text; `null`: there is none.
 */
const baseOf = (document: string | null): string =>
  document === null || !isPageDocument(document) ? NO_DOCUMENT : hashOf(bytesOf(document));

/** {@link baseOf} a page's document. */
export const baseBefore = ({ file: { stored } }: PageBefore): string =>
  baseOf(stored === null ? null : new TextDecoder().decode(stored.bytes));

/** Whether a page's document is the one that its record names. */
function isAsRecorded(before: PageBefore): boolean {
  const base = baseBefore(before);
  return before.file.isWhole && base === (before.record?.document ?? NO_DOCUMENT);
}

/**
 * Reads from a store.
 * @throws {ReleaseError} as {@link readPageSources} does.
 */
export async function storeReader(
  store: ReleaseStore,
  portal: string,
  config: string,
  trust?: Trust,
): Promise<PageReader> {
  const sources = await readPageSources(store, portal, config, trust);
  return {
    sources,
    addresses: () => recordedPages(store),
    async page(path) {
      // First: a document that is newer than its record is not replaced, but one that is older is rendered again.
      const before = await readPage(store, path);
      const { record } = before;
      return {
        base: baseBefore(before),
        // An interrupted run may have left another document than the record says, or other variants of it.
        record: isAsRecorded(before) ? record : null,
        content: record?.content ?? {},
      };
    },
  };
}

const SITEMAP_ENTRY = /<loc>([^<]*)<\/loc>/g;

/** The addresses of a sitemap, of one portal only. */
const addressesIn = (sitemap: string, portal: string): string[] =>
  [...sitemap.matchAll(SITEMAP_ENTRY)].flatMap(([, address = '']) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url?.origin === portal && pageAddressFault(url.pathname) === undefined ? [url.pathname] : [];
  });

/**
 * Reads from a running portal, over HTTP and without credentials. What pages were rendered from is private, so every
 * page is rendered. PAGES-17.
 * @param portal its origin.
 * @throws {ReleaseError} as {@link readPageSources} does.
 */
export async function portalReader(portal: string, config: string, trust?: Trust): Promise<PageReader> {
  const store = portalStore(portal);
  const sources = await readPageSources(store, portal, config, trust);
  return {
    sources,
    addresses: async () => addressesIn((await readText(store, 'sitemap.xml'))?.text ?? '', portal),
    async page(path) {
      const stored = await fetchFile(new URL(path, portal), 'text/html');
      const document = stored && new TextDecoder().decode(stored.bytes);
      return {
        base: baseOf(document),
        record: null,
        content: document === null ? {} : statedContent(document),
      };
    },
  };
}
