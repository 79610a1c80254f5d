import { Navigate, type RedirectNotice, type RouteObject, redirect, useLocation } from '@portal/ui/router';
import { PageSkeleton } from './frame/PageSkeleton';

/** Redirects unknown paths to the landing page, which names the address. NAV-1, NAV-10. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const notice: RedirectNotice = { kind: 'unknown-address', address: pathname + search };
  return <Navigate to="/start" replace state={{ notice }} />;
}

/**
 * The host's own pages; every other path belongs to a remote. A chunk that is named after its page's path (`page-naming`)
 * is preloaded with the page. NAV-1, HOST-1, HOST-2.
 */
export const routes: readonly RouteObject[] = [
  { index: true, loader: () => redirect('/start'), Component: PageSkeleton },
  { path: 'start', lazy: () => import(/* webpackChunkName: "page-start" */ './pages/start/StartPage') },
  { path: 'naming', lazy: () => import(/* webpackChunkName: "page-naming" */ './pages/naming/NamingPage') },
  {
    path: 'developer-support',
    lazy: () => import(/* webpackChunkName: "page-developer-support" */ './pages/DeveloperSupport'),
  },
];
