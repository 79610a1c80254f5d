import { redirectWithNotice } from '@portal/ui/router';
import { showToast } from '@portal/ui/toasts';
import { confirmSession } from './check';
import { isExpired, type SessionUser } from './store';

/** What the guard protects, for what the landing page says. */
interface Guarded {
  /** The loader's request: signing in leads to its page. */
  readonly request: Request;
  /** What signing in is for, inside a sentence: "see your licenses". */
  readonly purpose: string;
}

/**
 * Route guard, for a route's `loader`. Passes if the store is signed in; otherwise checks the session, and once
 * more if the visitor is signed out. A visitor is redirected to `/start` with a 'log in' toast. SES-7, SES-8,
 * SES-10.
 * @param guarded lets the landing page say what signing in is for, and signing in lead to the page. SES-21. Default:
 * the landing page says nothing.
 * @throws the redirect, as react-router's loaders do.
 * @example
 * const loader = ({ request }: LoaderFunctionArgs) => requireSession({ request, purpose: 'see your licenses' });
 */
export async function requireSession(guarded?: Guarded): Promise<SessionUser> {
  const state = await confirmSession();
  // The visitor has gone elsewhere meanwhile. The router ignores what this throws.
  guarded?.request.signal.throwIfAborted();
  if (state.status === 'signed-in') return state.user;
  const body = isExpired(state)
    ? 'Your session has ended. Please sign in again to open this page.'
    : 'Please sign in to open this page.';
  showToast({ kind: 'error', header: 'log in', body });
  throw redirectWithNotice(
    '/start',
    guarded ? { kind: 'sign-in', purpose: guarded.purpose, wanted: guarded.request.url } : null,
  );
}
