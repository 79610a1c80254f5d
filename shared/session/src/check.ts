import { getSession, type SessionAnswer } from '@portal/api/core';
import {
  believedUser,
  isReplaced,
  provenUser,
  type SessionState,
  sessionStore,
  setSignedIn,
  setSignedOut,
} from './store';
import { tellTabs } from './tab-channel';

/** A tab that becomes visible again asks at most so often, in milliseconds. SES-17. */
const MINUTE = 60_000;

let running: Promise<SessionState> | undefined;
/** How many changes are known that no question of this tab's has found; an answer may be older than one. */
let changes = 0;
/** When the service was asked last, as of `Date.now()`, which goes on while a machine sleeps. */
let askedAt: number | undefined;

/** Whether others hear of what this tab learns. A tab that was told by another one keeps quiet. */
type Telling = 'tell' | 'quiet';

function signedOut(telling: Telling): SessionState {
  const before = sessionStore.getState();
  if (before.status === 'signed-out') return before;
  const wasUser = believedUser(before) !== null;
  if (wasUser && telling === 'tell') tellTabs({ kind: 'signed-out' });
  return setSignedOut(wasUser ? 'expired' : 'visitor');
}

function signedIn({ email, company, name }: Extract<SessionAnswer, { kind: 'user' }>, telling: Telling) {
  const isNews = believedUser(sessionStore.getState())?.email !== email;
  if (isNews && telling === 'tell') tellTabs({ kind: 'signed-in', email });
  // The page still holds what it drew for somebody else.
  const former = provenUser();
  if (former !== null && former.email !== email) return setSignedOut('replaced');
  return setSignedIn({ email, company, name });
}

async function ask(telling: Telling): Promise<SessionState> {
  askedAt = Date.now();
  const known = changes;
  const answer = await getSession().catch(() => null); // what a failure means is said below
  if (known !== changes) return ask('quiet');
  const state = sessionStore.getState();
  if (isReplaced(state)) return state;
  // SES-2: after an error the user counts as not logged in. It disproves no session that was
  // proven before: a machine that wakes up is often offline for a moment.
  if (answer === null)
    return state.status === 'unknown' ? setSignedOut(state.cached ? 'expired' : 'visitor') : state;
  return answer.kind === 'user' ? signedIn(answer, telling) : signedOut(telling);
}

/** Asks the account service again, sharing a question that is already under way. */
export function recheckSession(telling: Telling = 'tell'): Promise<SessionState> {
  running ??= ask(telling).finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * The session of this page load: the service is asked once, and every part of the page shares the
 * answer. SES-5.
 */
export function checkSession(): Promise<SessionState> {
  return askedAt !== undefined && running === undefined
    ? Promise.resolve(sessionStore.getState())
    : recheckSession();
}

/**
 * The session for somebody who is about to be turned away: whom the page's check found signed out may
 * have signed in elsewhere since, so the service is asked once more. SES-15, SES-17, SES-18.
 */
export async function confirmSession(): Promise<SessionState> {
  const state = sessionStore.getState();
  if (state.status === 'signed-in') return state;
  const checked = await checkSession();
  return checked.status === 'signed-in' ? checked : recheckSession();
}

/** Somebody signed in or out: the answer to a question that is under way does not count; it is asked again. */
export function noteChange(): void {
  changes += 1;
}

/** Asks again if the last question is a minute old. */
export async function recheckIfStale(): Promise<void> {
  if (askedAt !== undefined && Date.now() - askedAt >= MINUTE) await recheckSession();
}

/** For tests: as on a fresh page load. */
export function resetSessionCheck(): void {
  running = undefined;
  askedAt = undefined;
}
