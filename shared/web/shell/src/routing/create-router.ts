import { createBrowserRouter, replace } from '@portal/ui/create-router';
import { reportLoadError } from '../loader/errors';
import { ownerOf } from '../source/source';
import type { FirstPage } from './first-page';
import { type PortalRouter, portalRoutes, ROOT, type RouteOptions, remoteRoute } from './portal-routes';
import { isHere } from './starting-with';

/** Options of {@link createPortalRouter}. */
export interface RouterOptions extends RouteOptions {
  /** Creates the router; tests pass `createMemoryRouter`. Default: `createBrowserRouter`. */
  readonly createRouter?: typeof createBrowserRouter;
  /** A page that is loaded already. Default, and where the window shows another address: the router loads its page. */
  readonly first?: FirstPage | undefined;
}

type RouterSettings = NonNullable<Parameters<typeof createBrowserRouter>[1]>;

/** The redirect, if a loader has one, in a form that takes the place of the present entry of the history. */
function replacing(result: unknown): Response | undefined {
  if (!(result instanceof Response)) return undefined;
  const { status, headers } = result;
  const target = headers.get('location');
  return target === null ? undefined : replace(target, { status, headers });
}

/**
 * Runs the loaders of a page. A redirect from the address that the window shows already, as of a page that is opened by
 * its address, takes its place in the history: from an entry of its own, Back would lead to the redirect again. NAV-11.
 */
const runLoaders: RouterSettings['dataStrategy'] = ({ request, matches, runClientMiddleware }) =>
  runClientMiddleware(async () => {
    const isShown = isHere(new URL(request.url));
    const outcomes = matches
      .filter(({ shouldLoad }) => shouldLoad)
      .map(async (match) => {
        const outcome = await match.resolve();
        const redirect = isShown ? replacing(outcome.result) : undefined;
        return [match.route.id, redirect ? { ...outcome, result: redirect } : outcome] as const;
      });
    return Object.fromEntries(await Promise.all(outcomes));
  });

/**
 * Creates the portal's router. It knows the host's pages and loads a remote's routes when one of its paths is
 * visited. A remote that cannot be loaded is caught by the boundary of the catch-all route, inside the frame;
 * the next navigation or revalidation tries again.
 * @example
 * const router = createPortalRouter({ source, Frame, LoadingPage, routes, UnknownPage });
 * root.render(<RouterProvider router={router} />);
 */
export function createPortalRouter({
  createRouter = createBrowserRouter,
  first: loaded,
  ...options
}: RouterOptions): PortalRouter {
  const { source } = options;
  // The visitor may have gone elsewhere in the history since.
  const first = loaded && isHere(loaded.state.location) ? loaded : undefined;
  const patched = new Set(first?.pattern === undefined ? [] : [first.pattern]);
  return createRouter(first?.routes ?? portalRoutes(options), {
    ...(first && { hydrationData: { loaderData: first.state.loaderData } }),
    dataStrategy: runLoaders,
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
  });
}
