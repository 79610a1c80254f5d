import { RouterProvider } from '@portal/router';
import { createPortalRouter, type RemoteSource, type RouterOptions } from '@portal/shell';
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import type { FirstPageComponent } from './frame/FirstPage';
import { Frame } from './frame/Frame';
import { hydrated, markHydrated } from './frame/hydration';
import { onContentReady } from './frame/on-content-ready';
import { PageSkeleton } from './frame/PageSkeleton';
import { ShellContext } from './frame/shell-context';
import { KeepHead } from './head/KeepHead';
import { Prefetch } from './Prefetch';
import { UnknownAddress } from './pages/UnknownAddress';
import { routes } from './routes';

/**
 * Renders the first page in a transition, so that the browser can handle input between the steps. Later
 * navigations render synchronously: a visitor who clicked should see the page as soon as possible.
 */
function PortalRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const [isFirstPage, setIsFirstPage] = useState(true);
  useEffect(() => onContentReady(() => setIsFirstPage(false)), []);
  return <RouterProvider router={router} {...(!isFirstPage && { useTransitions: false })} />;
}

/** Resolves `hydrated` once the app is mounted. */
function HydrationMarker() {
  useLayoutEffect(markHydrated, []);
  return null;
}

type Router = ReturnType<typeof createPortalRouter>;

interface PortalRouterOptions extends Pick<RouterOptions, 'createRouter'> {
  /** The first page may be shown once this resolves, if that is before hydration. Default: after hydration. */
  readonly early?: Promise<void>;
}

/** The portal's router, which starts to load the page's code at once. */
export const portalRouter = (
  source: RemoteSource,
  { createRouter, early }: PortalRouterOptions = {},
): Router =>
  createPortalRouter({
    source,
    Frame,
    LoadingPage: PageSkeleton,
    routes,
    UnknownPage: UnknownAddress,
    ready: early ? Promise.race([early, hydrated]) : hydrated,
    ...(createRouter && { createRouter }),
  });

/**
 * The portal as an element.
 * @param FirstPage shows the first page where the document has it already. Default: as any other page.
 */
export const portalElement = (source: RemoteSource, router: Router, FirstPage?: FirstPageComponent) => (
  <ShellContext value={{ source, ...(FirstPage && { FirstPage }) }}>
    <PortalRouter router={router} />
    <HydrationMarker />
    <Prefetch source={source} />
    <KeepHead router={router} />
  </ShellContext>
);

/** The portal with its router. The browser and the prerendering at build time render the same one. */
export const portalApp = (source: RemoteSource, createRouter?: RouterOptions['createRouter']) =>
  portalElement(source, portalRouter(source, createRouter && { createRouter }));
