import { loadConfig } from '@portal/config';
import { demoAccounts } from '@portal/sandbox/accounts';
import { checkSession, resetSessionCheck, resetSessionStore, signIn } from '@portal/session';
import { resetToasts } from '@portal/toasts';

/** Starts the local services and a fresh page on their origin, with nobody signed in. */
export async function freshPage(path = '/'): Promise<string> {
  const origin = await startSandbox();
  window.sessionStorage.clear();
  window.localStorage.clear();
  resetToasts();
  resetSessionCheck();
  resetSessionStore();
  visit(path);
  await loadConfig();
  return origin;
}

/** Signs in over HTTP with a demo account, named by its e-mail's first part: `partner`. */
export async function signInAs(who: string): Promise<void> {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${who}@`));
  if (account === undefined)
    throw new Error(`There is no demo account ${who}: ${demoAccounts.map(({ email }) => email).join(', ')}`);
  // As on every page load; its answer sets the anti-forgery cookie that writes repeat.
  await checkSession();
  const outcome = await signIn({ email: account.email, password: account.password });
  if (outcome.kind !== 'signed-in') throw new Error(`${account.email} could not sign in: ${outcome.message}`);
}
