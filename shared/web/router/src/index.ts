/**
 * The exports of react-router that the portal uses, and no others. The host's bundle keeps everything that is
 * re-exported here, because remotes share it, so each name makes the first page larger.
 */
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { type RedirectNotice, redirectWithNotice, takeRedirectNotice } from './redirect-notice';
