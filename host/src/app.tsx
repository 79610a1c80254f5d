import type { PortalRouter, RemoteSource, RouteOptions } from '@portal/shell';
import { RouterProvider } from '@portal/ui/router';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { Frame } from './frame/Frame';
import { onContentReady, useLate } from './frame/late';
import { PageSkeleton } from './frame/PageSkeleton';
import { type FirstPageComponent, ShellContext } from './frame/shell-context';
import { routes, UnknownAddress } from './routes';

/**
 * Starts what pages work without: prefetches pages that a visitor is about to open, shows the remotes to developer tools,
 * and keeps what the document's head says of the page (PAGES-4).
 */
function Late({ source, router }: { readonly source: RemoteSource; readonly router: PortalRouter }) {
  useLate(
    useCallback(async () => {
      const { prefetchPage, showToFederationTools, watchLinks } = await import(
        /* webpackChunkName: "late" */ '@portal/shell/late'
      );
      const stops = [
        watchLinks((path) => prefetchPage(source, routes, path)),
        source.inspector && showToFederationTools(source.inspector),
      ];
      return () => {
        for (const stop of stops) stop?.();
      };
    }, [source]),
  );
  useLate(
    useCallback(async () => {
      const { keepHead } = await import(/* webpackChunkName: "keep-head" */ './head/keep-head');
      return keepHead(router);
    }, [router]),
  );
  return null;
}

/**
 * Renders the first page in a transition, so that the browser can handle input between the steps. Later
 * navigations render synchronously: a visitor who clicked should see the page as soon as possible.
 */
function Pages({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const [isFirstPage, setIsFirstPage] = useState(true);
  useEffect(() => onContentReady(() => setIsFirstPage(false)), []);
  return <RouterProvider router={router} {...(!isFirstPage && { useTransitions: false })} />;
}

/** What the portal's routes are made of. */
export const routeOptions = (source: RemoteSource): RouteOptions => ({
  source,
  Frame,
  LoadingPage: PageSkeleton,
  routes,
  UnknownPage: UnknownAddress,
});

/**
 * The portal as an element.
 * @param FirstPage shows the first page where the document has it already. Default: as any other page.
 */
export const portalElement = (source: RemoteSource, router: PortalRouter, FirstPage?: FirstPageComponent) => (
  <ShellContext value={{ source, ...(FirstPage && { FirstPage }) }}>
    <Pages router={router} />
    <Late source={source} router={router} />
  </ShellContext>
);
