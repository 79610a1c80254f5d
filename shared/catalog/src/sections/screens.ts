import type { CatalogSection, ScreenName } from '../types';

/** Where each screen lives below its section, as a route pattern; `''` is the section's own page. NAV-6. */
export const SCREEN_PATHS = {
  about: '',
  trial: 'trial',
  latest: 'downloads/:version',
  downloads: 'downloads',
  'older-versions': 'downloads',
  documentation: 'documentation',
  support: 'support',
  training: 'training',
  platforms: 'platforms',
  'graphics-cards': 'graphics-cards',
  lts: 'lts/download',
} as const satisfies Record<ScreenName, string>;

export interface ScreenRoute {
  readonly screen: ScreenName;
  /** Relative to the section. */
  readonly path: string;
}

/** The routes of a section, from its entry alone. */
export function screenRoutes(section: CatalogSection): ScreenRoute[] {
  return section.screens.map((screen) => ({ screen, path: SCREEN_PATHS[screen] }));
}

/** The address of one screen of a section, `null` if it has no such screen; `latest` is `downloads/latest`. */
export function screenPath(entry: CatalogSection, screen: ScreenName): string | null {
  if (entry.section === null || !entry.screens.includes(screen)) return null;
  const path = SCREEN_PATHS[screen].replace(':version', 'latest');
  return path === '' ? entry.section : `${entry.section}/${path}`;
}

/**
 * Where a section's root and its unknown paths lead: its own page if it has one, else its latest
 * downloads. NAV-2, NAV-3. `null` for a product without pages.
 */
export function homePath(entry: CatalogSection): string | null {
  return screenPath(entry, 'about') ?? screenPath(entry, 'latest') ?? entry.section;
}

/** The detail page of a product's newest version; `null` for a product without pages. NAV-9. */
export function latestPath(entry: CatalogSection): string | null {
  return screenPath(entry, 'latest') ?? screenPath(entry, 'downloads');
}
