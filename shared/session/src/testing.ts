/** For this package's own tests: a fresh page over fresh services, and ways to break them. */
import { loadConfig } from '@portal/config';
import { resetToasts } from '@portal/toasts';
import { checkSession, resetSessionCheck } from './check';
import { signIn } from './sign-in';
import { resetSessionStore } from './store';

export const PARTNER = { email: 'partner@fabrikam.example', password: 'partner' };
export const BOTH = { email: 'both@initech.example', password: 'both' };

/** As after a reload: the store and the check start anew, the storage and the cookies stay. */
export function reload(): void {
  resetSessionCheck();
  resetSessionStore();
}

/** A page of somebody who is not signed in. */
export async function freshPage(): Promise<void> {
  await startSandbox();
  await loadConfig();
  window.sessionStorage.clear();
  resetToasts();
  reload();
}

/** Signs in on a page that has checked its session, as every page has. */
export async function signInHere(who = PARTNER): Promise<void> {
  await checkSession();
  const outcome = await signIn(who);
  if (outcome.kind !== 'signed-in') throw new Error(`${who.email} could not sign in: ${outcome.message}`);
}

export async function injectFault(fault: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch('/services/faults', {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

export async function clearFaults(): Promise<void> {
  await fetch('/services/faults', { method: 'DELETE' });
}
