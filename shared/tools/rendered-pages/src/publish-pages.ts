import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '@portal/releases';
import { type ApplyOptions, applyPages, type PagesReport } from './apply-pages';
import { createContentReader, readContentSettings } from './content-reader';
import { storeReader } from './page-reader';
import { createPagesFolder } from './pages-folder';
import { renderPages } from './render-pages';
import { startRenderer } from './renderer';

/** Options of {@link publishPages}. */
export interface PagesOptions extends ApplyOptions {
  /** Whether to run the code of releases where it cannot be confined. Default: no. PAGES-18. */
  readonly unconfined?: boolean | undefined;
  /** Starts what renders pages. Default: processes of its own. */
  readonly start?: typeof startRenderer;
}

/** Renders the pages of a store to a folder. */
async function renderStore(store: ReleaseStore, location: string, options: PagesOptions): Promise<void> {
  const { portal, config, trust, unconfined, start = startRenderer, request } = options;
  const reader = await storeReader(store, portal, config, trust);
  const folder = await createPagesFolder(location);
  const content = createContentReader(portal, readContentSettings(config), request);
  const renderer = await start({ setup: reader.sources.setup, content, unconfined });
  try {
    await renderPages({ reader, renderer, content, portal, folder });
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
    await renderStore(store, folder, options);
    return await applyPages(folder, store, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
