import type { Trust } from '@portal/contract';
import { publishFeeds, RELEASES_FILE } from '@portal/feeds';
import {
  HOST,
  isReleaseError,
  type PageRecord,
  ReleaseError,
  type ReleaseStore,
  readRecord,
  storedAddress,
} from '@portal/releases';
import { type ApplyWork, applyPage, followHost, type Outcome } from './apply-page';
import { contentFilesOf, createContentReader, readContentSettings } from './content-reader';
import { openPagesFolder, type PageList } from './pages-folder';
import type { PortalSettings } from './protocol';
import { ownerOfPage, type PageTarget, readPageTarget } from './read-parts';
import { readSiteFiles, type SitePage, writeSiteFiles } from './site-files';
import { recordedPages } from './write-page';

/** Names of fields that have addresses of other sites: `cadflowUrl`, `roadmapUrls`, `url`. */
const ADDRESSES = /(?:^u|U)rls?$/;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:https?:\/\/[^/]|\/[^/])/.test(value);

function addressesIn(value: unknown, isNamed: boolean): string[] {
  if (isAddress(value)) return isNamed ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    addressesIn(inner, ADDRESSES.test(name) || (isNamed && typeof inner === 'string')),
  );
}

/**
 * The addresses that frames in pages may show: those that the configuration names. PAGES-19.
 * @param config text of the portal's configuration document.
 */
const framesOf = (config: string): string[] => addressesIn(JSON.parse(config), false);

/** Options of {@link applyPages}. */
export interface ApplyOptions extends PortalSettings {
  readonly now: Date;
  /** The operator's own trust. Default: only the live host's counts. TRUST-5. */
  readonly trust?: Trust | undefined;
  /** Origins of images that the portal's policy allows besides its own. Default: none. PAGES-19. */
  readonly images?: readonly string[];
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
  /** Pages that stay as they were, and why. The name of a part means all of its pages. */
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
  /** Changed by another publisher in the meantime, or rendered with what is not live any more. */
  readonly lost: readonly string[];
}

/** @throws {ReleaseError} if all pages of a folder are of another portal, or of an earlier configuration or host. */
function assertCurrent(list: PageList, target: PageTarget, portal: string): void {
  if (list.portal !== portal)
    throw new ReleaseError(`The pages were rendered for ${JSON.stringify(list.portal)}, not for ${portal}`);
  const changed =
    list.config !== target.config
      ? 'configuration'
      : list.parts[HOST] !== target.host
        ? 'live host'
        : undefined;
  if (changed !== undefined)
    throw new ReleaseError(`The ${changed} has changed since the pages were rendered; render them again`);
}

/** The pages that the store has, whatever a folder says of them, and the other addresses that followed the host. */
async function storedPages(
  work: ApplyWork,
  known: ReadonlyMap<string, PageRecord>,
): Promise<{ readonly pages: readonly SitePage[]; readonly none: string[]; readonly lost: string[] }> {
  const { store } = work;
  const [pages, none, lost]: [SitePage[], string[], string[]] = [[], [], []];
  for (const path of await recordedPages(store)) {
    const record = known.get(path) ?? (await readRecord(store, path)).record;
    if (record === null) continue;
    if (record.document !== null) pages.push({ path, changed: record.changed });
    else {
      const { kind } = await followHost(work, path);
      if (kind === 'none') none.push(path);
      if (kind === 'lost') lost.push(path);
    }
  }
  return { pages, none, lost };
}

/**
 * Checks the pages of a folder and writes them to a store, and what is derived from them: `sitemap.xml`, `robots.txt`,
 * `releases.json` and the feeds. Runs no code of a release. A page that is refused stays as it is, and so does one that
 * the folder leaves out. PAGES-7, PAGES-16, PAGES-19, PAGES-21, FEED-1.
 * @param location path of the folder.
 * @throws {ReleaseError} if the folder is none, or of another portal, host or configuration.
 */
export async function applyPages(
  location: string,
  store: ReleaseStore,
  { portal, config, now, trust, images = [], request }: ApplyOptions,
): Promise<PagesReport> {
  const folder = await openPagesFolder(location);
  const siteFiles = await readSiteFiles(store);
  const target = await readPageTarget(store, portal, config, trust);
  assertCurrent(folder.list, target, portal);
  const settings = readContentSettings(config);
  const ownerOf = ownerOfPage(target.owners);
  const allowed = { portal, frames: framesOf(config), images };
  const work: ApplyWork = { store, folder, target, settings, allowed, ownerOf, now, seen: new Set() };
  const paths: Record<Exclude<Outcome['kind'], 'failed'>, string[]> = {
    rendered: [],
    fresh: [],
    none: [],
    lost: [],
  };
  const failed = [...folder.list.failed];
  const records = new Map<string, PageRecord>();
  for (const entry of folder.list.pages) {
    const { path } = entry;
    const outcome = await applyPage(work, entry);
    if (outcome.kind === 'failed') {
      failed.push({ path, reason: outcome.reason });
      continue;
    }
    paths[outcome.kind].push(path);
    if (outcome.kind !== 'lost' && outcome.record !== null) records.set(storedAddress(path), outcome.record);
  }
  const stored = await storedPages(work, records);
  paths.none.push(...stored.none);
  paths.lost.push(...stored.lost.filter((path) => !paths.lost.includes(path)));
  paths.lost.push(...(await writeSiteFiles(store, portal, stored.pages, siteFiles)));
  try {
    const { siteTitle } = settings;
    const content = contentFilesOf(createContentReader(portal, settings, request), settings);
    paths.lost.push(...(await publishFeeds(store, { portal, siteTitle, content, now })));
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    failed.push({ path: `/${RELEASES_FILE}`, reason: error.message });
  }
  return { ...paths, fresh: paths.fresh.length, failed };
}
