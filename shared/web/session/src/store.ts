import { onUnauthorized } from '@portal/api/core';
import { createStore } from 'zustand/vanilla';
import { clearStoredUser, readStoredUser, storeUser } from './storage';
import type { SessionUser } from './user';

/**
 * Why the visitor is signed out. `visitor`: never signed in on this page. `signed-out`: signed out here.
 * `expired`: the session ended while the page showed a user. `replaced`: another user signed in elsewhere, and
 * the page is about to reload.
 */
export type SignedOutReason = 'visitor' | 'signed-out' | 'expired' | 'replaced';

/** The session, as far as this page knows. SES-1. */
export type SessionState =
  /** Not checked yet; `cached` is the user of the last page load, for the first paint only. SES-4. */
  | { readonly status: 'unknown'; readonly cached: SessionUser | null }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason };

const initial = (): SessionState => ({ status: 'unknown', cached: readStoredUser() });

/** The session store; there is one per page. */
export const sessionStore = createStore<SessionState>(initial);

let confirmed: SessionUser | null = null;

/** The last user that the service confirmed on this page load, even if the session has ended since. */
export const confirmedUser = (): SessionUser | null => confirmed;

export function setSignedIn(user: SessionUser): SessionState {
  confirmed = user;
  storeUser(user);
  const state: SessionState = { status: 'signed-in', user };
  sessionStore.setState(state, true);
  return state;
}

export function setSignedOut(reason: SignedOutReason): SessionState {
  clearStoredUser();
  const state: SessionState = { status: 'signed-out', reason };
  sessionStore.setState(state, true);
  return state;
}

/** The user who is presumably signed in: confirmed, or cached until the first check. */
export function presumedUser(state: SessionState): SessionUser | null {
  if (state.status === 'signed-in') return state.user;
  return state.status === 'unknown' ? state.cached : null;
}

/** Whether the session ended while the page showed a user. */
export const isExpired = (state: SessionState): boolean =>
  state.status === 'signed-out' && state.reason === 'expired';

/** Whether another user signed in elsewhere, so that the page must reload. */
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
