import { createBrowserRouter, type RouteObject } from '@portal/router';
import { type ComponentType, createElement } from 'react';
import { reportLoadError } from '../loader/report-load-error';
import { ownerOf } from '../source/prepare';
import type { LoadedRemote, RemoteSource } from '../source/source';
import { RemoteBoundary } from './RemoteBoundary';
import { retryable } from './retryable';

/** Options of {@link createPortalRouter}. */
export interface RouterOptions {
  /** Where remotes come from. */
  readonly source: RemoteSource;
  /** Draws the frame of every page, with an outlet in it; without an outlet the first page is on its way. */
  readonly Frame: ComponentType;
  /** What stands in the outlet while the first page is on its way. */
  readonly Waiting: ComponentType;
  /** The host's own pages, relative to the root. */
  readonly routes: readonly RouteObject[];
  /** Shown at an address that nobody owns. */
  readonly Unknown: ComponentType;
  /** Resolves when the router may go on from its first render. Default: at once. */
  readonly ready?: Promise<void>;
  /** Creates the router; tests pass `createMemoryRouter`. Default: the browser's own history. */
  readonly createRouter?: typeof createBrowserRouter;
}

const ROOT = 'root';

/** Path of an owned pattern's own route: the part before its splat. */
const basePath = (pattern: string) => pattern.replace(/\/\*$/, '');

/** A remote's routes below their pattern, inside a boundary of their own. */
export function mounted(pattern: string, remote: string, { module, part }: LoadedRemote): RouteObject {
  return {
    id: `${remote}:${pattern}`,
    path: basePath(pattern),
    errorElement: createElement(RemoteBoundary, { part }),
    handle: { remote },
    children: retryable(module.routes[pattern] ?? [], part),
  };
}

/** Routes whose code may have come before the router may go on, as code that was preloaded does. */
const waiting = (routes: readonly RouteObject[], ready: Promise<void>): RouteObject[] =>
  routes.map((route) => {
    const { lazy } = route;
    if (typeof lazy !== 'function') return route;
    return {
      ...route,
      lazy: async () => {
        const [code] = await Promise.all([lazy(), ready]);
        return code;
      },
    };
  });

/**
 * The portal's router: it knows the host's pages, and asks the source for the others when somebody
 * goes there. What cannot be loaded lands in the boundary of the catch-all route, inside the frame,
 * and the next navigation or revalidation asks again.
 * @example
 * const router = createPortalRouter({ source, Frame, Waiting, routes, Unknown });
 * root.render(<RouterProvider router={router} />);
 */
export function createPortalRouter({
  source,
  Frame,
  Waiting,
  routes,
  Unknown,
  ready = Promise.resolve(),
  createRouter = createBrowserRouter,
}: RouterOptions) {
  const patched = new Set<string>();
  return createRouter(
    [
      {
        // Without a path: with one it would outrank the catch-all as a partial match, and a part that
        // cannot be loaded would take the frame away instead of failing inside it.
        id: ROOT,
        Component: Frame,
        // The same component, so that the frame stays when the first page has come.
        HydrateFallback: Frame,
        children: [
          ...waiting(retryable(routes), ready),
          {
            id: 'unowned',
            path: '*',
            Component: Unknown,
            // Until it is known whose the address is.
            HydrateFallback: Waiting,
            ErrorBoundary: RemoteBoundary,
          },
        ],
      },
    ],
    {
      // Called again for every new path with a parameter or a splat in its match.
      async patchRoutesOnNavigation({ path, patch, signal }) {
        try {
          const asked = ownerOf(source, path);
          // A failure, too, waits for the first render.
          await Promise.allSettled([asked, ready]);
          const owner = await asked;
          if (owner === undefined || patched.has(owner.pattern)) return;
          const loaded = await source.load(owner.remote);
          if (signal.aborted || patched.has(owner.pattern)) return;
          patched.add(owner.pattern);
          patch(ROOT, [mounted(owner.pattern, owner.remote, loaded)]);
        } catch (error) {
          if (!signal.aborted) throw error;
          // The router would show it in the place of the page to which the visitor has gone meanwhile.
          reportLoadError(error);
        }
      },
    },
  );
}
