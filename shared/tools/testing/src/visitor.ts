import { loadConfig } from '@portal/config';
import { demoAccount } from '@portal/sandbox/accounts';
import { checkSession, resetSessionCheck, resetSessionStore, signIn } from '@portal/session';
import { resetToasts } from '@portal/ui/toasts';

/** Starts (or resets) the local services and opens a new page on their origin, signed out. */
export async function freshPage(path = '/'): Promise<string> {
  const origin = await startSandbox();
  window.sessionStorage.clear();
  window.localStorage.clear();
  resetToasts();
  resetSessionCheck();
  resetSessionStore();
  visit(path);
  // A new tab: the history entry remembers nothing.
  window.history.replaceState(null, '');
  await loadConfig();
  return origin;
}

/** Signs in over HTTP with a demo account. @param name the part of its e-mail before `@`: `partner`. */
export async function signInAs(name: string): Promise<void> {
  const { email, password } = demoAccount(name);
  // As on every page load. The response sets the XSRF cookie, which write requests must repeat.
  await checkSession();
  const outcome = await signIn({ email, password });
  if (outcome.kind !== 'signed-in') throw new Error(`${email} could not sign in: ${outcome.message}`);
}
