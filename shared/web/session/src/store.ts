import { onUnauthorized } from '@portal/api/core';
import { getConfig } from '@portal/config';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The signed-in user as the portal shows it. SES-1. */
export interface SessionUser {
  readonly email: string;
  readonly company: string;
  /** Given name plus family name. */
  readonly name: string;
}

/** Whether an e-mail address belongs to staff: its domain equals a configured one exactly. SES-20. */
export function isInternalEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return (
    email.includes('@') && getConfig().internalDomains.some((internal) => internal.toLowerCase() === domain)
  );
}

/**
 * The keys of browser session storage; there are no others. The values are a cache for the first paint, never
 * proof of a session. SES-3, SES-4.
 */
const KEYS = { flag: 'is_login', email: 'user_email', company: 'user_company', name: 'user_name' } as const;
/** Value of the login flag. SES-3. */
const LOGGED_IN = 'true';

/** Runs `use`, or returns `otherwise` if the browser's storage is disabled: the portal then works without a cache. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

/** Reads the cached user; `null` if there is none. */
const readStoredUser = (): SessionUser | null =>
  withStorage((storage) => {
    const email = storage.getItem(KEYS.email);
    if (storage.getItem(KEYS.flag) !== LOGGED_IN || email === null) return null;
    return { email, company: storage.getItem(KEYS.company) ?? '', name: storage.getItem(KEYS.name) ?? email };
  }, null);

/**
 * Why the visitor is signed out. `visitor`: never signed in on this page. `signed-out`: signed out here.
 * `expired`: the session ended while the page showed a user. `replaced`: another user signed in, here or elsewhere,
 * and the page is about to reload.
 */
type SignedOutReason = 'visitor' | 'signed-out' | 'expired' | 'replaced';

/** The session, as far as this page knows. SES-1. */
export type SessionState =
  /** Not checked yet; `cached` is the user of the last page load, for the first paint only. SES-4. */
  | { readonly status: 'unknown'; readonly cached: SessionUser | null }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason };

const initial = (): SessionState => ({ status: 'unknown', cached: readStoredUser() });

/** The session store; there is one per page. */
export const sessionStore = createStore<SessionState>(initial);

function setState(state: SessionState): SessionState {
  sessionStore.setState(state, true);
  return state;
}

let confirmed: SessionUser | null = null;

/**
 * Signs in a user whom the service confirmed. A page that has confirmed another one, even if that session has ended
 * since, still holds the other one's data: it becomes `replaced`, and its reload shows the new user. SES-19.
 */
export function setSignedIn(user: SessionUser): SessionState {
  const isOther = confirmed !== null && confirmed.email !== user.email;
  if (!isOther) confirmed = user;
  withStorage((storage) => {
    storage.setItem(KEYS.flag, LOGGED_IN);
    for (const field of ['email', 'company', 'name'] as const) storage.setItem(KEYS[field], user[field]);
  }, undefined);
  return setState(isOther ? { status: 'signed-out', reason: 'replaced' } : { status: 'signed-in', user });
}

export function setSignedOut(reason: SignedOutReason): SessionState {
  withStorage((storage) => {
    for (const key of Object.values(KEYS)) storage.removeItem(key);
  }, undefined);
  return setState({ status: 'signed-out', reason });
}

/** The user who is presumably signed in: confirmed, or cached until the first check. */
export function presumedUser(state: SessionState): SessionUser | null {
  if (state.status === 'signed-in') return state.user;
  return state.status === 'unknown' ? state.cached : null;
}

/** Whether the session ended while the page showed a user. */
export const isExpired = (state: SessionState): boolean =>
  state.status === 'signed-out' && state.reason === 'expired';

/** Whether another user signed in, so that the page must reload. */
export const isReplaced = (state: SessionState = sessionStore.getState()): boolean =>
  state.status === 'signed-out' && state.reason === 'replaced';

// A 401 of any account call means that the session ended elsewhere. SES-16.
onUnauthorized(() => {
  if (sessionStore.getState().status === 'signed-in') setSignedOut('expired');
});

/** For tests: resets the store as on a new page load. */
export function resetSessionStore(): void {
  confirmed = null;
  sessionStore.setState(initial(), true);
}

/** The session state. */
export const useSession = (): SessionState => useStore(sessionStore);

/** The user to show: the signed-in one, or the cached one until the session has been checked. */
export const useSessionUser = (): SessionUser | null => presumedUser(useSession());
