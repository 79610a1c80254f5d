import { type Credentials, deleteSession, getSession, signIn as requestSignIn } from '@portal/api/core';
import { noteSessionChange } from './check';
import { setSignedIn, setSignedOut } from './store';
import { notifyTabs } from './tab-channel';

/** Error texts of the sign-in form; the wording is specified. SES-12, SES-13. */
const SIGN_IN_REJECTED = 'Invalid username or password.';
const SIGN_IN_FAILED = 'Somthing went wrong.';

/** Result of {@link signIn}. */
export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'rejected'; readonly message: typeof SIGN_IN_REJECTED }
  | { readonly kind: 'failed'; readonly message: typeof SIGN_IN_FAILED; readonly cause: unknown };

/** Clears the session in this tab and in the others. */
function clearSession(): void {
  noteSessionChange();
  setSignedOut('signed-out');
  notifyTabs({ kind: 'signed-out' });
}

/** Deletes an incomplete session at the service and clears it here. SES-13. */
async function forceSignOut(cause: unknown): Promise<SignInOutcome> {
  await deleteSession().catch(() => undefined); // the returned outcome already says that signing in failed
  clearSession();
  return { kind: 'failed', message: SIGN_IN_FAILED, cause };
}

/**
 * Signs in, then checks the session. Only user and tokens together are a success. SES-11. An attempt that ends because
 * the page is left deletes no session: the browser aborted it, and the session may be that of a later sign-in.
 */
export async function signIn(credentials: Credentials): Promise<SignInOutcome> {
  let isLeft = false;
  const noteLeft = () => {
    isLeft = true;
  };
  window.addEventListener('pagehide', noteLeft);
  try {
    if (!(await requestSignIn(credentials))) return { kind: 'rejected', message: SIGN_IN_REJECTED };
    const session = await getSession();
    if (session.kind === 'signed-out')
      return await forceSignOut(new Error('The session lacks user or tokens'));
    setSignedIn({ email: session.email, company: session.company, name: session.name });
    noteSessionChange();
    notifyTabs({ kind: 'signed-in', email: session.email });
    return { kind: 'signed-in' };
  } catch (cause) {
    return isLeft ? { kind: 'failed', message: SIGN_IN_FAILED, cause } : forceSignOut(cause);
  } finally {
    window.removeEventListener('pagehide', noteLeft);
  }
}

/**
 * Deletes the session at the service, then clears it here. SES-14.
 * @throws if the service call fails. The user stays signed in, because the session still exists.
 */
export async function signOut(): Promise<void> {
  await deleteSession();
  clearSession();
}
