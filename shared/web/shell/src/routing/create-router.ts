import { createBrowserRouter, type RouteObject } from '@portal/ui/router';
import { type ComponentType, createElement } from 'react';
import { reportLoadError } from '../loader/errors';
import { type LoadedRemote, ownerOf, type RemoteSource } from '../source/source';
import { RemoteBoundary } from './PartFailure';
import { retryable } from './retryable';

/** Options of {@link createPortalRouter}. */
export interface RouterOptions {
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
  /** Creates the router; tests pass `createMemoryRouter`. Default: `createBrowserRouter`. */
  readonly createRouter?: typeof createBrowserRouter;
}

const ROOT = 'root';

/** Path of an owned pattern's route: the pattern without its splat. */
const basePath = (pattern: string) => pattern.replace(/\/\*$/, '');

/** The route of an owned pattern: the remote's routes inside an error boundary. */
export function remoteRoute(pattern: string, remote: string, { module, part }: LoadedRemote): RouteObject {
  return {
    id: `${remote}:${pattern}`,
    path: basePath(pattern),
    errorElement: createElement(RemoteBoundary, { part }),
    handle: { remote },
    children: retryable(module.routes[pattern] ?? [], part),
  };
}

/**
 * Creates the portal's router. It knows the host's pages and loads a remote's routes when one of its paths is
 * visited. A remote that cannot be loaded is caught by the boundary of the catch-all route, inside the frame;
 * the next navigation or revalidation tries again.
 * @example
 * const router = createPortalRouter({ source, Frame, LoadingPage, routes, UnknownPage });
 * root.render(<RouterProvider router={router} />);
 */
export function createPortalRouter({
  source,
  Frame,
  LoadingPage,
  routes,
  UnknownPage,
  createRouter = createBrowserRouter,
}: RouterOptions) {
  const patched = new Set<string>();
  return createRouter(
    [
      {
        // No path: with one, this route would outrank the catch-all as a partial match, and a part that cannot
        // be loaded would replace the frame instead of failing inside it.
        id: ROOT,
        Component: Frame,
        // The same component, so that the frame stays mounted when the first page has loaded.
        HydrateFallback: Frame,
        children: [
          // Its own, because the code of a lazy page can come before the first render.
          ...retryable(routes).map((route) => ({ ...route, HydrateFallback: LoadingPage })),
          {
            id: 'unowned',
            path: '*',
            Component: UnknownPage,
            // Shown until the owner of the path is known.
            HydrateFallback: LoadingPage,
            ErrorBoundary: RemoteBoundary,
          },
        ],
      },
    ],
    {
      // Called again for every new path with a parameter or a splat in its match.
      async patchRoutesOnNavigation({ path, patch, signal }) {
        try {
          const owner = await ownerOf(source, path);
          if (owner === undefined || patched.has(owner.pattern)) return;
          const loaded = await source.load(owner.remote);
          if (signal.aborted || patched.has(owner.pattern)) return;
          patched.add(owner.pattern);
          patch(ROOT, [remoteRoute(owner.pattern, owner.remote, loaded)]);
        } catch (error) {
          if (!signal.aborted) throw error;
          // Report it only: the router would show it in place of the page that the visitor has opened meanwhile.
          reportLoadError(error);
        }
      },
    },
  );
}
