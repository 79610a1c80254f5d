import { onUnauthorized } from '@portal/api/core';
import { createStore } from 'zustand/vanilla';
import { clearStoredUser, readStoredUser, storeUser } from './storage';
import type { SessionUser } from './user';

/**
 * Why nobody is signed in. `expired`: the session ended while the page believed in it. `replaced`:
 * somebody else signed in elsewhere, and the page is about to load again as theirs.
 */
export type SignedOutReason = 'visitor' | 'signed-out' | 'expired' | 'replaced';

/** Who is signed in, as far as this page knows. SES-1. */
export type SessionState =
  /** Not asked yet; `cached` is what the last page load knew, good for a first paint only. */
  | { readonly status: 'unknown'; readonly cached: SessionUser | null }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason };

const initial = (): SessionState => ({ status: 'unknown', cached: readStoredUser() });

export const sessionStore = createStore<SessionState>(initial);

let proven: SessionUser | null = null;

/** The last user whom the service named on this page load, also after the session has ended. */
export const provenUser = (): SessionUser | null => proven;

export function setSignedIn(user: SessionUser): SessionState {
  proven = user;
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

/** Who is believed to be signed in, whether proven or only remembered. */
export function believedUser(state: SessionState): SessionUser | null {
  if (state.status === 'signed-in') return state.user;
  return state.status === 'unknown' ? state.cached : null;
}

/** Whether the page waits for nothing but to load again. */
export const isReplaced = (state: SessionState = sessionStore.getState()): boolean =>
  state.status === 'signed-out' && state.reason === 'replaced';

// A 401 from any call means that the session ended elsewhere. SES-16.
onUnauthorized(() => {
  if (sessionStore.getState().status === 'signed-in') setSignedOut('expired');
});

/** For tests: as on a fresh page load. */
export function resetSessionStore(): void {
  proven = null;
  sessionStore.setState(initial(), true);
}
