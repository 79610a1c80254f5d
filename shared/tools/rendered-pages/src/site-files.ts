import { escapeXml } from '@portal/feeds';
import {
  type DerivedFile,
  PAGES_FOLDER,
  type ReleaseStore,
  readDerived,
  readText,
  replaceFile,
} from '@portal/releases';

/** A public page, and when its document last changed: an ISO 8601 timestamp. */
export interface SitePage {
  readonly path: string;
  readonly changed: string;
}

const SITEMAP = 'sitemap.xml';
const ROBOTS = 'robots.txt';

/** The public pages for search engines, in the order of their addresses. PAGES-9. */
function sitemapXml(portal: string, pages: readonly SitePage[]): string {
  const entries = pages
    .toSorted((first, second) => (first.path < second.path ? -1 : 1))
    .map(
      ({ path, changed }) =>
        `<url><loc>${escapeXml(new URL(path, portal).href)}</loc><lastmod>${changed}</lastmod></url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** What search engines may read: everything but the second address of each rendered page. PAGES-9. */
const robotsTxt = (portal: string): string => `User-agent: *
Disallow: /${PAGES_FOLDER}/

Sitemap: ${new URL(`/${SITEMAP}`, portal).href}
`;

/** The origin of the portal whose pages a store has, as its `robots.txt` states it; `undefined`: it states none. */
export async function portalOf(store: ReleaseStore): Promise<string | undefined> {
  const robots = (await readText(store, ROBOTS))?.text ?? '';
  const sitemap = /^Sitemap: (https?:\/\/\S+)$/m.exec(robots)?.[1];
  return sitemap !== undefined && URL.canParse(sitemap) ? new URL(sitemap).origin : undefined;
}

/** The files of a site that list its pages, by path from the store's root. PAGES-9. */
export const siteFiles = (portal: string, pages: readonly SitePage[]): ReadonlyMap<string, string> =>
  new Map([
    [SITEMAP, sitemapXml(portal, pages)],
    [ROBOTS, robotsTxt(portal)],
  ]);

/** The files of a site as they were before its pages were derived. */
export const readSiteFiles = (store: ReleaseStore): Promise<DerivedFile[]> =>
  Promise.all([SITEMAP, ROBOTS].map((path) => readDerived(store, path)));

/**
 * Writes `sitemap.xml` and `robots.txt`. PAGES-9.
 * @returns the paths of those that another publisher changed meanwhile.
 */
export async function writeSiteFiles(
  store: ReleaseStore,
  portal: string,
  pages: readonly SitePage[],
  before: readonly DerivedFile[],
): Promise<string[]> {
  const texts = siteFiles(portal, pages);
  const lost: string[] = [];
  for (const file of before)
    if (!(await replaceFile(store, file, texts.get(file.path) ?? ''))) lost.push(`/${file.path}`);
  return lost;
}
