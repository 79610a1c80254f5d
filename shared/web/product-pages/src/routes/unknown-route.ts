import { unknownPathTarget } from '@portal/catalog';
import { Navigate, type RouteObject, useLocation } from '@portal/router';
import { createElement } from 'react';
import { unknownAddressNotice } from './unknown-address';

/** Redirects a path without a page: to the catalog's redirect, the section's home or `/start`. NAV-10. */
function UnknownPathRedirect() {
  const location = useLocation();
  const to = unknownPathTarget(location.pathname);
  const notice = unknownAddressNotice(location, to);
  return createElement(Navigate, { to, replace: true, state: { notice } });
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
