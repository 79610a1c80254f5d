import { redirect } from 'react-router-dom';

/**
 * The exports of react-router that the portal uses, and no others. The host's bundle keeps everything that is
 * re-exported here, because remotes share it, so each name makes the first page larger.
 */
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export {
  createPath,
  matchRoutes,
  Navigate,
  Outlet,
  RouterProvider,
  redirect,
  useHref,
  useLinkClickHandler,
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

/**
 * What a redirect tells the visitor. It travels in the history state, so it survives a reload and is in no address.
 * The host shows it at the top of the page.
 */
export type RedirectNotice =
  /** No page has the address. */
  | {
      readonly kind: 'unknown-address';
      /** Path and query, as they were requested. */
      readonly address: string;
      /** What is shown instead, inside a sentence: "HOOPS Luminate". Default: the landing page. */
      readonly shown?: string | undefined;
    }
  /** The page is for signed-in users. Signing in leads to it. */
  | {
      readonly kind: 'sign-in';
      /** What signing in is for: "see your licenses". */
      readonly purpose: string;
      /** The URL of the page that was wanted, or its path. */
      readonly wanted: string;
    }
  /** The page is not for this user; `reason` is a sentence. */
  | { readonly kind: 'refused'; readonly reason: string };

let pending: RedirectNotice | null = null;

/**
 * A redirect with a notice, for a loader: its response cannot carry a history state. Components use
 * `<Navigate state={{ notice }}>`.
 * @param notice `null` for none.
 * @example
 * throw redirectWithNotice('/start', { kind: 'refused', reason: 'Only staff see other users.' });
 */
export function redirectWithNotice(to: string, notice: RedirectNotice | null): Response {
  pending = notice;
  return redirect(to);
}

/** For the host: the notice of the loader's redirect that has just happened; `null` if there was none. */
export function takeRedirectNotice(): RedirectNotice | null {
  const notice = pending;
  pending = null;
  return notice;
}
