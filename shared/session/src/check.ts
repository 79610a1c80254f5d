import { getSession } from '@portal/api/core';
import { believedSignedIn, type SessionState, sessionStore, setSignedIn, setSignedOut } from './store';

let running: Promise<SessionState> | undefined;
let done = false;

async function ask(): Promise<SessionState> {
  const before = believedSignedIn();
  try {
    const answer = await getSession();
    if (answer.kind === 'user')
      return setSignedIn({ email: answer.email, company: answer.company, name: answer.name });
  } catch {
    // Spec P§4, P§8: on an error the storage is cleared and the user counts as not logged in.
  }
  return setSignedOut(before ? 'expired' : 'visitor');
}

/** Asks the account service again, sharing a question that is already under way. */
export function recheckSession(): Promise<SessionState> {
  running ??= ask().finally(() => {
    running = undefined;
    done = true;
  });
  return running;
}

/**
 * The session of this page load: the service is asked once, and every part of the page shares the
 * answer. Decisions §5.
 */
export function checkSession(): Promise<SessionState> {
  return done && running === undefined ? Promise.resolve(sessionStore.getState()) : recheckSession();
}

/** For tests: as on a fresh page load. */
export function resetSessionCheck(): void {
  running = undefined;
  done = false;
}
