/** Renders the portal outside of a browser. */
import { createMemoryRouter } from '@portal/ui/create-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createPortalRouter } from './routing/create-router';
import type { PortalRouter, RouteOptions } from './routing/portal-routes';

/** Creates the portal's router at an address, where there is no window. */
export const createRouterAt = (address: string, options: RouteOptions): PortalRouter =>
  createPortalRouter({
    ...options,
    createRouter: (routes, rest) => createMemoryRouter(routes, { ...rest, initialEntries: [address] }),
  });

/** A page that was rendered ahead of its visit, or why it was not. */
export type RenderedApp =
  | { readonly kind: 'page'; readonly html: string }
  /** The address leads to another page. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Resolves when the router has loaded the code and the data of its first page. */
export const whenSettled = (router: PortalRouter): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const { initialized, navigation, revalidation } = router.state;
      if (initialized && navigation.state === 'idle' && revalidation === 'idle') resolve();
    };
    router.subscribe(check);
    check();
  });

/**
 * Renders the whole app at the address of its router: waits for loaders, lazy routes and suspended parts. The result
 * has no scripts. Never rejects: an error of a loader or of a component is a failed page.
 * @param router a memory router that has the page's address as its first entry.
 */
export async function renderApp(router: PortalRouter, app: ReactNode): Promise<RenderedApp> {
  const requested = router.state.location.pathname;
  await whenSettled(router);
  const { location, errors } = router.state;
  if (location.pathname !== requested) return { kind: 'redirect', to: location.pathname };
  const [error] = Object.values(errors ?? {});
  if (error !== undefined) return { kind: 'failed', error };
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerender(app, {
      // Above this size React would move a part to the end of the document, with an inline script that moves it back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (failure) => void failures.push(failure),
    });
    const html = await new Response(prelude).text();
    return failures.length > 0 ? { kind: 'failed', error: failures[0] } : { kind: 'page', html };
  } catch (failure) {
    // An error outside of every `Suspense`.
    return { kind: 'failed', error: failure };
  }
}
