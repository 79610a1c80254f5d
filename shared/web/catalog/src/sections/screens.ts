import type { CatalogSection } from '../types';
import { SCREEN_PATHS, type ScreenName } from './screen-paths';

/** The routes of a section, derived from its entry; their paths are relative to it. */
export function screenRoutes({ screens }: Pick<CatalogSection, 'screens'>) {
  return screens.map((screen) => ({ screen, path: SCREEN_PATHS[screen] }));
}

/** Path of a screen of a section; `null` if the section does not have it. `latest` is `downloads/latest`. */
export function screenPath(entry: CatalogSection, screen: ScreenName): string | null {
  if (entry.section === null || !entry.screens.includes(screen)) return null;
  const path = SCREEN_PATHS[screen].replace(':version', 'latest');
  return path === '' ? entry.section : `${entry.section}/${path}`;
}

/**
 * The page for a section's root and unknown paths: its own page if it has one, else its latest downloads.
 * NAV-2, NAV-3. `null` for a product without pages.
 */
export function homePath(entry: CatalogSection): string | null {
  return screenPath(entry, 'about') ?? screenPath(entry, 'latest') ?? entry.section;
}

/** Path of the detail page of a product's latest version; `null` for a product without pages. NAV-9. */
export function latestPath(entry: CatalogSection): string | null {
  return screenPath(entry, 'latest') ?? screenPath(entry, 'downloads');
}
