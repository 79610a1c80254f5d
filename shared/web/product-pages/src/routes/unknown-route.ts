import { type CatalogSection, pathRedirect, sectionOf, unknownPathTarget } from '@portal/catalog';
import { Navigate, type RedirectNotice, type RouteObject, useLocation } from '@portal/ui/router';
import { createElement } from 'react';

/**
 * The notice of a redirect from an address that has no page; `null` for an address with a redirect of its own.
 * NAV-10.
 * @param address the requested location.
 * @param to the path that is shown instead.
 */
export function unknownAddressNotice(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  to: string,
): RedirectNotice | null {
  if (pathRedirect(pathname) !== null) return null;
  return { kind: 'unknown-address', address: pathname + search, shown: sectionOf(to)?.name };
}

interface PathRedirectProps {
  /** The section of the path. Default: that of the catalog. */
  readonly section?: CatalogSection;
  /** Whether the path is a section's root, which is no unknown address. Default: false. */
  readonly isRoot?: boolean;
}

/**
 * Redirects a path without a page: to the catalog's redirect, the section's home or `/start`. The address of a root
 * keeps its query and hash, such as a filter. NAV-2, NAV-3, NAV-10.
 */
export function PathRedirect({ section, isRoot = false }: PathRedirectProps) {
  const location = useLocation();
  const to = unknownPathTarget(location.pathname, section);
  if (isRoot) return createElement(Navigate, { to: to + location.search + location.hash, replace: true });
  const state = { notice: unknownAddressNotice(location, to) };
  return createElement(Navigate, { to, replace: true, state });
}

/**
 * The last route of a remote's pattern: redirects its root and every path that none of its sections matches.
 * NAV-1 to NAV-5.
 */
export const unknownRoute: RouteObject = {
  children: [
    { index: true, Component: PathRedirect },
    { path: '*', Component: PathRedirect },
  ],
};
