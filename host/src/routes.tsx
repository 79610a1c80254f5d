import { type RouteObject, redirect } from '@portal/router';
import { PageSkeleton } from './frame/PageSkeleton';
import { StartPage } from './pages/start/StartPage';

/**
 * The host's own pages; every other path belongs to a remote. A chunk that is named after its page's path (`page-naming`)
 * is preloaded with the page. NAV-1, HOST-1, HOST-2.
 */
export const routes: readonly RouteObject[] = [
  { index: true, loader: () => redirect('/start'), Component: PageSkeleton },
  // In the main script, because most visits start here. Lazy, because the first render is that of every page.
  { path: 'start', lazy: async () => ({ Component: StartPage }) },
  {
    path: 'naming',
    lazy: async () => {
      const { NamingPage } = await import(/* webpackChunkName: "page-naming" */ './pages/naming/NamingPage');
      return { Component: NamingPage };
    },
  },
  {
    path: 'developer-support',
    lazy: async () => {
      const { DeveloperSupport } = await import(
        /* webpackChunkName: "page-developer-support" */ './pages/developer-support/DeveloperSupport'
      );
      return { Component: DeveloperSupport };
    },
  },
];
