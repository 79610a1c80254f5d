import { signIn as askToSignIn, type Credentials, deleteSession, getSession } from '@portal/api/core';
import { noteChange } from './check';
import { setSignedIn, setSignedOut } from './store';
import { tellTabs } from './tab-channel';

/** The texts that the sign-in form shows, word for word. SES-12, SES-13. */
export const SIGN_IN_REJECTED = 'Invalid username or password.';
export const SIGN_IN_FAILED = 'Somthing went wrong.';

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'rejected'; readonly message: typeof SIGN_IN_REJECTED }
  | { readonly kind: 'failed'; readonly message: typeof SIGN_IN_FAILED; readonly cause: unknown };

/** Forgets the session here and in the other tabs. */
function forget(): void {
  noteChange();
  setSignedOut('signed-out');
  tellTabs({ kind: 'signed-out' });
}

/** Half a session is worse than none: delete it at the service and forget it here. */
async function forceSignOut(cause: unknown): Promise<SignInOutcome> {
  await deleteSession().catch(() => undefined); // the outcome below already tells that signing in failed
  forget();
  return { kind: 'failed', message: SIGN_IN_FAILED, cause };
}

/** Signs in and then checks the session: only user and tokens together count. SES-11. */
export async function signIn(credentials: Credentials): Promise<SignInOutcome> {
  try {
    if (!(await askToSignIn(credentials))) return { kind: 'rejected', message: SIGN_IN_REJECTED };
    const answer = await getSession();
    if (answer.kind === 'nobody') return await forceSignOut(new Error('The session lacks user or tokens'));
    setSignedIn({ email: answer.email, company: answer.company, name: answer.name });
    noteChange();
    tellTabs({ kind: 'signed-in', email: answer.email });
    return { kind: 'signed-in' };
  } catch (cause) {
    return forceSignOut(cause);
  }
}

/**
 * Ends the session at the service, then forgets it here. SES-14.
 * @throws when the service could not be told: the session would live on unseen.
 */
export async function signOut(): Promise<void> {
  await deleteSession();
  forget();
}
