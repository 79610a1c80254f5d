import { unknownPathTarget } from '@portal/catalog';
import { Navigate, type RouteObject, useLocation } from '@portal/router';
import { createElement } from 'react';

/** Redirects a path without a page: to the catalog's redirect, the section's home or `/start`. */
function UnknownPathRedirect() {
  const { pathname } = useLocation();
  return createElement(Navigate, { to: unknownPathTarget(pathname), replace: true });
}

/**
 * The last route of a remote's pattern: redirects its root and every path that none of its sections matches.
 * NAV-1 to NAV-5.
 */
export const unknownRoute: RouteObject = {
  children: [
    { index: true, Component: UnknownPathRedirect },
    { path: '*', Component: UnknownPathRedirect },
  ],
};
