import type { Trust } from '@portal/contract';
import { publishFeeds, RELEASES_FILE } from '@portal/feeds';
import {
  filesBelow,
  isReleaseError,
  type PageRecord,
  pageOfRecord,
  RECORDS_FOLDER,
  type ReleaseStore,
  readRecord,
} from '@portal/releases';
import { contentFilesOf } from './content-files';
import { type ContentReader, createContentReader, readContentSettings } from './content-reader';
import { listPages } from './list-pages';
import type { DocumentKey } from './page-document';
import { type PageSources, readPageSources, releasesTag } from './read-parts';
import { documentKeyOf, renderDocument } from './render-document';
import { type Renderer, startRenderer } from './renderer';
import { readSiteFiles, type SitePage, writeSiteFiles } from './site-files';
import { readPage, writePage } from './write-page';

/** Options of {@link publishPages}. */
export interface PagesOptions {
  /** Origin of the portal, such as `https://portal.example`. */
  readonly portal: string;
  /** Text of its configuration document. */
  readonly config: string;
  readonly now: Date;
  /** The operator's own trust. Default: only the live host's counts. TRUST-5. */
  readonly trust?: Trust | undefined;
  /** Whether to run the code of releases where it cannot be confined. Default: no. PAGES-18. */
  readonly unconfined?: boolean | undefined;
  /** Starts what renders pages. Default: processes of its own. */
  readonly start?: typeof startRenderer;
  /** Reads content. Default: `fetch`. */
  readonly request?: typeof fetch;
}

/** What became of each page. */
export interface PagesReport {
  /** Written, because something that they are rendered from changed. */
  readonly rendered: readonly string[];
  /** Rendered from the same as before. */
  readonly fresh: number;
  /** Addresses without a page of their own. */
  readonly none: readonly string[];
  /** Pages that stay as they were, and why. The name of a part stands for all of its pages. */
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
  /** Changed by another publisher in the meantime. */
  readonly lost: readonly string[];
}

interface Work {
  readonly store: ReleaseStore;
  readonly sources: PageSources;
  readonly renderer: Renderer;
  readonly content: ContentReader;
  readonly now: Date;
}

/** What became of a page, and the record that it has now. */
type Outcome = { readonly record: PageRecord | null } & (
  | { readonly kind: 'rendered' | 'fresh' | 'none' | 'lost' }
  | { readonly kind: 'failed'; readonly reason: string }
);

const isSameKey = (record: PageRecord, key: DocumentKey) =>
  record.host === key.host && record.part === key.part && record.config === key.config;

/** Whether everything that a page was rendered from is still the same. */
async function isFresh(
  record: PageRecord | null,
  key: DocumentKey,
  content: ContentReader,
): Promise<boolean> {
  if (record === null || !isSameKey(record, key)) return false;
  // A response that was kept may be older than what another publisher rendered meanwhile.
  for (const [url, hash] of Object.entries(record.content))
    if ((await content.read(url))?.hash !== hash && (await content.readAgain(url))?.hash !== hash)
      return false;
  return true;
}

async function publishPage(work: Work, part: string, path: string): Promise<Outcome> {
  const { store, sources, renderer, content, now } = work;
  const key = documentKeyOf(sources, part);
  const known = await readRecord(store, path);
  if (await isFresh(known.record, key, content)) return { kind: 'fresh', record: known.record };
  const before = await readPage(store, path);
  // Another publisher has rendered the page or changed what visitors get: this page would undo that.
  const isBehind = before.tag !== known.tag || (await releasesTag(store)) !== sources.releases;
  if (isBehind) return { kind: 'lost', record: before.record };
  const page = await renderDocument(sources, renderer, part, path);
  if (page.kind === 'failed') return { ...page, record: before.record };
  const html = page.kind === 'page' ? page.html : null;
  const written = { path, key, html, content: page.content, before };
  const record = await writePage(store, sources.template, now, written);
  if (record === null) return { kind: 'lost', record: before.record };
  return { kind: html === null ? 'none' : 'rendered', record };
}

/** Pages with a record that no part lists. @param listed addresses as records have them. */
async function unlistedPages({ store }: Work, listed: ReadonlySet<string>): Promise<string[]> {
  const records = await filesBelow(store, RECORDS_FOLDER);
  return records.map(pageOfRecord).filter((path) => !listed.has(path));
}

/** The name of the part that a page was rendered by. */
const partOf = ({ part }: PageRecord): string => part.slice(0, part.lastIndexOf('@'));

/**
 * Derives the documents of all public pages, `sitemap.xml`, `robots.txt`, `releases.json` and the feeds from the live
 * host, the default releases and the content. Renders only what is out of date, so an interrupted run is finished by
 * the next. A page that cannot be rendered stays as it is, so do the pages of a part that cannot list them, and an
 * address that no page can have is left out. PAGES-6, PAGES-7, PAGES-14, PAGES-15, FEED-1.
 * @throws {ReleaseError} if the host cannot render, or the machine cannot confine the code of releases.
 */
export async function publishPages(
  store: ReleaseStore,
  { portal, config, now, trust, unconfined, start = startRenderer, request }: PagesOptions,
): Promise<PagesReport> {
  const siteFiles = await readSiteFiles(store);
  const sources = await readPageSources(store, portal, config, trust);
  const settings = readContentSettings(config);
  const content = createContentReader(portal, settings, request);
  const renderer = await start({ setup: sources.setup, content, unconfined });
  const work: Work = { store, sources, renderer, content, now };
  const outcomes: Record<Exclude<Outcome['kind'], 'failed'>, string[]> = {
    rendered: [],
    fresh: [],
    none: [],
    lost: [],
  };
  const failed: { path: string; reason: string }[] = [];
  const sitePages: SitePage[] = [];
  try {
    const listed = await listPages(renderer);
    failed.push(...listed.failed);
    for (const { part, path } of listed.pages) {
      const outcome = await publishPage(work, part, path);
      if (outcome.kind === 'failed') failed.push({ path, reason: outcome.reason });
      else outcomes[outcome.kind].push(path);
      const { record } = outcome;
      if (record !== null && record.document !== null) sitePages.push({ path, changed: record.changed });
    }
    for (const path of await unlistedPages(work, listed.stored)) {
      const before = await readPage(store, path);
      if (before.record?.document === null) continue;
      if (before.record && listed.failedParts.has(partOf(before.record))) {
        sitePages.push({ path, changed: before.record.changed });
        continue;
      }
      if ((await releasesTag(store)) !== sources.releases) {
        outcomes.lost.push(path);
        continue;
      }
      const key = { host: sources.host, part: '', config: sources.config };
      const written = { path, key, html: null, content: {}, before };
      const record = await writePage(store, sources.template, now, written);
      outcomes[record === null ? 'lost' : 'none'].push(path);
    }
    outcomes.lost.push(...(await writeSiteFiles(store, portal, sitePages, siteFiles)));
  } finally {
    renderer.close();
  }
  const files = contentFilesOf(content, settings);
  try {
    const { siteTitle } = settings;
    outcomes.lost.push(...(await publishFeeds(store, { portal, siteTitle, content: files, now })));
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    failed.push({ path: `/${RELEASES_FILE}`, reason: error.message });
  }
  return { ...outcomes, fresh: outcomes.fresh.length, failed };
}
