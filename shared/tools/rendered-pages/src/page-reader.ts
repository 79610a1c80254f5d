import type { Trust } from '@portal/contract';
import {
  bytesOf,
  documentPath,
  filesBelow,
  hashOf,
  type PageRecord,
  pageOfRecord,
  RECORDS_FOLDER,
  type ReleaseStore,
  readRecord,
  readText,
} from '@portal/releases';
import { isPageDocument } from './page-document';
import { type PageSources, readPageSources } from './read-parts';

/** What is known of a page before it is rendered. */
export interface KnownPage {
  /** Tells versions of its document apart: see {@link baseOf}. */
  readonly base: string;
  /** What it was rendered from, maybe with the beginning of each hash only; `null`: that is not known, so the page is rendered. */
  readonly record: Omit<PageRecord, 'changed'> | null;
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
export const baseOf = (document: string | null): string =>
  document === null || !isPageDocument(document) ? NO_DOCUMENT : hashOf(bytesOf(document));

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
    addresses: async () => (await filesBelow(store, RECORDS_FOLDER)).map(pageOfRecord),
    async page(path) {
      // First: a document that is newer than its record is not replaced, but one that is older is rendered again.
      const document = await readText(store, documentPath(path));
      const { record } = await readRecord(store, path);
      return { base: baseOf(document?.text ?? null), record };
    },
  };
}
