/** Helpers for this package's tests: a new page, a fresh sandbox, and faults in its services. */
import { loadConfig } from '@portal/config';
import { resetToasts } from '@portal/toasts';
import { checkSession, resetSessionCheck } from './check';
import { signIn } from './sign-in';
import { resetSessionStore } from './store';

export const PARTNER = { email: 'partner@fabrikam.example', password: 'partner' };
export const BOTH = { email: 'both@initech.example', password: 'both' };

/** Simulates a reload: resets the store and the check, keeps storage and cookies. */
export function reload(): void {
  resetSessionCheck();
  resetSessionStore();
}

/** A new page of a visitor who is not signed in. */
export async function freshPage(): Promise<void> {
  await startSandbox();
  await loadConfig();
  window.sessionStorage.clear();
  resetToasts();
  reload();
}

/** Signs in after the page's session check. */
export async function signInHere(who = PARTNER): Promise<void> {
  await checkSession();
  const outcome = await signIn(who);
  if (outcome.kind !== 'signed-in') throw new Error(`${who.email} could not sign in: ${outcome.message}`);
}

/** Makes the sandbox's services fail as `fault` says. */
export async function injectFault(fault: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch('/services/faults', {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The fault was refused: ${await response.text()}`);
}

/** Removes all faults. */
export async function clearFaults(): Promise<void> {
  await fetch('/services/faults', { method: 'DELETE' });
}
