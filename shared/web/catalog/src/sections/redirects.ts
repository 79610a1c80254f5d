import { sectionOf, sections } from '../products';
import type { CatalogSection } from '../types';
import { pathKey } from './paths';
import { homePath } from './screens';

/** Paths that redirect to another: those of the literal link rule (LINK-2) and `/LGPL` (NAV-5). */
export const pathRedirects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    sections.flatMap(({ downloadsAlias: alias }) => (alias ? [[alias.from, alias.to]] : [])),
  ),
  '/LGPL': '/qt-toolkit/downloads',
};

const redirectsByLowerCasePath = new Map(
  Object.entries(pathRedirects).map(([from, to]) => [from.toLowerCase(), to]),
);

/** The path that a path redirects to; `null` if it has no redirect. */
export function pathRedirect(pathname: string): string | null {
  return redirectsByLowerCasePath.get(pathKey(pathname)) ?? null;
}

/** The real page of a path: its redirect, or the path itself. */
export function canonicalPath(pathname: string): string {
  return pathRedirect(pathname) ?? pathname;
}

/** Path of the start page. NAV-1. */
export const START_PATH = '/start';

/**
 * The redirect target of a path without a page: its redirect, its section's home, or `/start`.
 * NAV-1 to NAV-5. The result can be the path itself if that is a section's own page.
 * @param section the section of the path. Default: that of the catalog.
 */
export function unknownPathTarget(
  pathname: string,
  section: CatalogSection | undefined = sectionOf(pathname),
): string {
  return pathRedirect(pathname) ?? (section ? homePath(section) : null) ?? START_PATH;
}
