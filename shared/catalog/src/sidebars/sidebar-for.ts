import type { ExternalPlaces } from '../inputs';
import type { CatalogSection, SidebarIcon, SidebarLink } from '../types';
import { resolveExternal } from './external';
import { genericSidebar } from './generic';

/** A sidebar's link with its real address. */
export interface ResolvedSidebarLink {
  readonly name: string;
  readonly href: string;
  /** External links open in a new tab. SIDE-13. */
  readonly external: boolean;
  readonly icon: SidebarIcon;
  /** When the link counts as current: at its address only, also at those below it, or never. */
  readonly match: 'exact' | 'below' | 'never';
}

/** The links of a section's sidebar, in order. SIDE-1 to SIDE-11. */
export function sidebarFor(section: CatalogSection, places: ExternalPlaces): ResolvedSidebarLink[] {
  return (section.sidebar ?? genericSidebar(section)).map((link) =>
    link.is_path ? internal(link, section.section ?? '') : outside(link, section.code, places),
  );
}

function internal({ name, link, icon }: SidebarLink, section: string): ResolvedSidebarLink {
  const href = link.replace(/^\./, section);
  return { name, href, external: false, icon, match: href === section ? 'exact' : 'below' };
}

function outside(
  { name, link, icon }: SidebarLink,
  code: string,
  places: ExternalPlaces,
): ResolvedSidebarLink {
  return { name, href: resolveExternal(link, code, places), external: true, icon, match: 'never' };
}

/**
 * The one link to highlight at an address: the link to it, else the closest link above it, so that an
 * older version's page highlights Older Versions. UI-5.
 */
export function currentLink(
  links: readonly ResolvedSidebarLink[],
  pathname: string,
): ResolvedSidebarLink | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return links
    .filter(({ match, href }) =>
      match === 'below' ? `${path}/`.startsWith(`${href}/`) : match === 'exact' && path === href,
    )
    .sort((a, b) => b.href.length - a.href.length)
    .at(0);
}

/** Whether only the content is shown at an address. SIDE-12: Communicator's training alone. */
export function isSidebarHidden(pathname: string): boolean {
  return pathname.replace(/\/+$/, '').toLowerCase() === '/hoops/communicator/training';
}
