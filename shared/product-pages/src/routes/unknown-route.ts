import { unknownPathTarget } from '@portal/catalog';
import { Navigate, type RouteObject, useLocation } from '@portal/router';
import { createElement } from 'react';

/** Leads an address that no page has to where it belongs: a redirect of the catalog's, or `/start`. */
function Unknown() {
  const { pathname } = useLocation();
  return createElement(Navigate, { to: unknownPathTarget(pathname), replace: true });
}

/**
 * The last route of a remote's pattern: its root, and everything that none of its sections has.
 * NAV-1 to NAV-5.
 */
export const unknownRoute: RouteObject = {
  children: [
    { index: true, Component: Unknown },
    { path: '*', Component: Unknown },
  ],
};
