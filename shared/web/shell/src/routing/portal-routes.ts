import type { createBrowserRouter } from '@portal/ui/create-router';
import type { RouteObject } from '@portal/ui/router';
import { type ComponentType, createElement } from 'react';
import type { LoadedRemote, RemoteSource } from '../source/source';
import { RemoteBoundary } from './PartFailure';
import { retryable } from './retryable';

/** What the portal's routes are made of. */
export interface RouteOptions {
  /** Where remotes come from. */
  readonly source: RemoteSource;
  /** Renders the frame of every page. Contains an `Outlet`, which is empty while the first page loads. */
  readonly Frame: ComponentType;
  /** Shown in the outlet while the first page loads. */
  readonly LoadingPage: ComponentType;
  /** The host's own pages, relative to the root. */
  readonly routes: readonly RouteObject[];
  /** Shown at a path that neither the host nor a remote owns. */
  readonly UnknownPage: ComponentType;
}

/** The portal's router. */
export type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** Id of the route that remotes' routes are children of. */
export const ROOT = 'root';

/** The route of an owned pattern: the remote's routes inside an error boundary. */
export function remoteRoute(pattern: string, remote: string, { module, part }: LoadedRemote): RouteObject {
  return {
    id: `${remote}:${pattern}`,
    // Without its splat.
    path: pattern.replace(/\/\*$/, ''),
    errorElement: createElement(RemoteBoundary, { part }),
    handle: { remote },
    children: retryable(module.routes[pattern] ?? [], part),
  };
}

/** The routes that are known at the start. @param remotes those of remotes that have been loaded. Default: none. */
export const portalRoutes = (
  { Frame, LoadingPage, routes, UnknownPage }: RouteOptions,
  remotes: readonly RouteObject[] = [],
): RouteObject[] => [
  {
    // No path: with one, this route would outrank the catch-all as a partial match, and a part that cannot
    // be loaded would replace the frame instead of failing inside it.
    id: ROOT,
    Component: Frame,
    // The same component, so that the frame stays mounted when the first page has loaded.
    HydrateFallback: Frame,
    ErrorBoundary: RemoteBoundary,
    children: [
      ...retryable(routes).map((route) => ({
        ...route,
        // Its own, because the code of a lazy page can come before the first render.
        HydrateFallback: LoadingPage,
        ErrorBoundary: RemoteBoundary,
      })),
      {
        id: 'unowned',
        path: '*',
        Component: UnknownPage,
        // Shown until the owner of the path is known.
        HydrateFallback: LoadingPage,
        ErrorBoundary: RemoteBoundary,
      },
      ...remotes,
    ],
  },
];
