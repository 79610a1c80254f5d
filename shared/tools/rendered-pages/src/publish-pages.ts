import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DryRunStore, RECORDS_FOLDER, type ReleaseStore } from '@portal/releases';
import { type ApplyOptions, applyPages, type PagesReport } from './apply-pages';
import { createContentReader, readContentSettings } from './content-reader';
import { type PageReader, storeReader } from './page-reader';
import { createPagesFolder, type PageList } from './pages-folder';
import type { RendererOptions } from './part-renderer';
import { renderPages } from './render-pages';
import { startRenderer } from './renderer';

/** Options of {@link publishPages}. */
export interface PagesOptions extends ApplyOptions, Pick<RendererOptions, 'unconfined'> {
  /** Starts what renders pages. Default: processes of its own. */
  readonly start?: typeof startRenderer;
}

/**
 * Renders the public pages of a portal to a folder, which {@link applyPages} writes to a store. PAGES-16.
 * @param location path of the folder; an earlier one is replaced.
 * @param reader reads what they are rendered from.
 * @throws {ReleaseError} if the folder has other files, or the machine cannot confine the code of releases.
 */
export async function renderFolder(
  location: string,
  reader: PageReader,
  { portal, config, unconfined, start = startRenderer, request }: Omit<PagesOptions, 'now' | 'trust'>,
): Promise<PageList> {
  const folder = await createPagesFolder(location);
  const content = createContentReader(portal, readContentSettings(config), request);
  const renderer = await start({ setup: reader.sources.setup, content, unconfined });
  try {
    return await renderPages({ reader, renderer, content, portal, folder });
  } finally {
    renderer.close();
  }
}

/**
 * Derives the documents of all public pages, `sitemap.xml`, `robots.txt`, `releases.json` and the feeds from the live
 * host, the default releases and the content: renders them to a temporary folder, and applies that. Renders only what is
 * out of date, so an interrupted run is finished by the next. A page that cannot be rendered stays as it is, so do the
 * pages of a part that cannot list them, and an address that no page can have is left out. PAGES-6, PAGES-7, PAGES-14,
 * PAGES-15, FEED-1.
 * @throws {ReleaseError} if the host cannot render, or the machine cannot confine the code of releases.
 */
export async function publishPages(store: ReleaseStore, options: PagesOptions): Promise<PagesReport> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pages-'));
  try {
    const { portal, config, trust } = options;
    await renderFolder(folder, await storeReader(store, portal, config, trust), options);
    return await applyPages(folder, store, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a store has rendered pages, which follow every change of what visitors get. */
export async function hasPages(store: ReleaseStore): Promise<boolean> {
  const { files, folders } = await store.list(RECORDS_FOLDER);
  return files.length + folders.length > 0;
}

/**
 * Renders the pages that a change would show, and writes nothing. PAGES-11.
 * @param plan a dry run of the store, after the change.
 * @returns the pages that cannot be rendered after the change and can be before, such as those whose content can be
 * read.
 * @throws {ReleaseError} if the releases cannot render at all.
 */
export async function findUnrenderable(
  store: ReleaseStore,
  plan: ReleaseStore,
  options: PagesOptions,
): Promise<PagesReport['failed']> {
  const { failed } = await publishPages(new DryRunStore(plan), options);
  if (failed.length === 0) return [];
  // The content or the service may be at fault, not the change.
  const before = await publishPages(new DryRunStore(store), options);
  const known = new Set(before.failed.map(({ path }) => path));
  return failed.filter(({ path }) => !known.has(path));
}
