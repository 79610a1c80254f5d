import { RouterProvider } from '@portal/router';
import { createPortalRouter, type RemoteSource, type RouterOptions } from '@portal/shell';
import { type ComponentProps, useEffect, useState } from 'react';
import type { FirstPageComponent } from './frame/FirstPage';
import { Frame } from './frame/Frame';
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

type Router = ReturnType<typeof createPortalRouter>;

/** The portal's router, which starts to load the page's code at once. */
export const portalRouter = (source: RemoteSource, createRouter?: RouterOptions['createRouter']): Router =>
  createPortalRouter({
    source,
    Frame,
    LoadingPage: PageSkeleton,
    routes,
    UnknownPage: UnknownAddress,
    ...(createRouter && { createRouter }),
  });

/**
 * The portal as an element.
 * @param FirstPage shows the first page where the document has it already. Default: as any other page.
 */
export const portalElement = (source: RemoteSource, router: Router, FirstPage?: FirstPageComponent) => (
  <ShellContext value={{ source, ...(FirstPage && { FirstPage }) }}>
    <PortalRouter router={router} />
    <Prefetch source={source} />
    <KeepHead router={router} />
  </ShellContext>
);

/** The portal with its router, as the documents and the rendered pages are drawn. */
export const portalApp = (source: RemoteSource, createRouter: RouterOptions['createRouter']) =>
  portalElement(source, portalRouter(source, createRouter));
