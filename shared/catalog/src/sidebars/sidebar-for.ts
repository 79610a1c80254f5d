import type { ExternalUrls } from '../inputs';
import { pathKey } from '../path-key';
import type { CatalogSection, SidebarIcon, SidebarLink } from '../types';
import { genericSidebar } from './generic';
import { resolveExternal } from './resolve-external';

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
    link.is_path ? internalLink(link, section.section ?? '') : externalLink(link, section.code, urls),
  );
}

function internalLink({ name, link, icon }: SidebarLink, section: string): ResolvedSidebarLink {
  const href = link.replace(/^\./, section);
  return { name, href, external: false, icon, match: href === section ? 'exact' : 'below' };
}

function externalLink(
  { name, link, icon }: SidebarLink,
  code: string,
  urls: ExternalUrls,
): ResolvedSidebarLink {
  return { name, href: resolveExternal(link, code, urls), external: true, icon, match: 'never' };
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

/** Whether the sidebar is hidden at a path: only at Communicator's training. SIDE-12. */
export function isSidebarHidden(pathname: string): boolean {
  return pathKey(pathname) === '/hoops/communicator/training';
}
