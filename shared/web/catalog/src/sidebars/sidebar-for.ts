import { pathKey } from '../sections/paths';
import type { ScreenName } from '../sections/screen-paths';
import { screenPath } from '../sections/screens';
import type { CatalogSection, ExternalUrls } from '../types';
import {
  graphicsDevices,
  ltsDownloads,
  olderVersions,
  page,
  productDownloads,
  type SidebarIcon,
  type SidebarLink,
  trial,
} from './links';

type ExternalUrlName = Exclude<keyof ExternalUrls, 'roadmapUrls'>;

/** Resolves the template of an external link: `{docsHost}/communicator`, or `{roadmap}` for the product's roadmap. */
export function resolveExternal(link: string, code: string, urls: ExternalUrls): string {
  return link.replace(/^\{(\w+)\}/, (_, name: string) =>
    name === 'roadmap'
      ? (urls.roadmapUrls[code] ?? urls.roadmapUrls.default ?? urls.supportUrl)
      : urls[name as ExternalUrlName],
  );
}

/** The knowledge base filtered by a category id; without one, the knowledge base itself. LINK-3. */
export function knowledgeBaseLink(knowledgeBaseUrl: string, category: number | undefined): string {
  if (category === undefined) return knowledgeBaseUrl;
  const [address = '', hash] = knowledgeBaseUrl.split('#', 2);
  const query = `${address.includes('?') ? '&' : '?'}category=${category}`;
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** The generic labels, in the order of a sidebar. SIDE-11. */
const GENERIC: Record<ScreenName, SidebarLink> = {
  about: page('About', '.', 'about'),
  trial,
  latest: productDownloads,
  downloads: page('Product Downloads', './downloads', 'download'),
  'older-versions': olderVersions,
  documentation: page('Documentation', './documentation', 'docs'),
  support: page('Support', './support', 'support'),
  training: page('Training', './training', 'training'),
  platforms: page('Platforms', './platforms', 'platforms'),
  'graphics-cards': graphicsDevices,
  lts: ltsDownloads,
};

/** The sidebar of a section without its own list: the generic labels of its screens. SIDE-11. */
function genericSidebar(section: CatalogSection): SidebarLink[] {
  const screens = Object.keys(GENERIC) as ScreenName[];
  return screens.filter((screen) => section.screens.includes(screen)).map((screen) => GENERIC[screen]);
}

/** A sidebar link with its resolved URL. */
export interface ResolvedSidebarLink {
  readonly name: string;
  readonly href: string;
  /** External links open in a new tab. SIDE-13. */
  readonly external: boolean;
  readonly icon: SidebarIcon;
  /** When the link is current: at its own path only, also at paths below it, or never. */
  readonly match: 'exact' | 'below' | 'never';
}

/** The links of a section's sidebar, in order. SIDE-1 to SIDE-11. */
export function sidebarFor(section: CatalogSection, urls: ExternalUrls): ResolvedSidebarLink[] {
  return (section.sidebar ?? genericSidebar(section)).map((link) =>
    link.is_path ? internalLink(link, section.section ?? '') : externalLink(link, section, urls),
  );
}

function internalLink({ name, link, icon }: SidebarLink, section: string): ResolvedSidebarLink {
  const href = link.replace(/^\./, section);
  return { name, href, external: false, icon, match: href === section ? 'exact' : 'below' };
}

function externalLink(
  { name, link, icon }: SidebarLink,
  { code, docsPath }: CatalogSection,
  urls: ExternalUrls,
): ResolvedSidebarLink {
  const href = resolveExternal(link.replace('{docs}', `{docsHost}${docsPath}`), code, urls);
  return { name, href, external: true, icon, match: 'never' };
}

/**
 * The link to highlight at a path: the link to that path, else to its nearest parent, so that the page of an
 * older version highlights Older Versions. UI-5.
 */
export function currentLink(
  links: readonly ResolvedSidebarLink[],
  pathname: string,
): ResolvedSidebarLink | undefined {
  const path = pathKey(pathname);
  return links
    .filter(({ match, href }) =>
      match === 'below' ? `${path}/`.startsWith(`${href}/`) : match === 'exact' && path === href,
    )
    .sort((a, b) => b.href.length - a.href.length)
    .at(0);
}

/** Whether a path is a screen that its section shows without the sidebar. SIDE-12. */
export function isSidebarHidden(section: CatalogSection, pathname: string): boolean {
  const path = pathKey(pathname);
  return (section.screensWithoutSidebar ?? []).some((screen) => screenPath(section, screen) === path);
}
