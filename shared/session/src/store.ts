import { onUnauthorized } from '@portal/api/core';
import { createStore } from 'zustand/vanilla';
import { clearStoredUser, readStoredUser, storeUser } from './storage';
import type { SessionUser } from './user';

/** Why nobody is signed in. `expired`: the session ended while the page believed in it. */
export type SignedOutReason = 'visitor' | 'signed-out' | 'expired';

/** Who is signed in, as far as this page knows. Spec P§4. */
export type SessionState =
  /** Not asked yet; `cached` is what the last page load knew, good for a first paint only. */
  | { readonly status: 'unknown'; readonly cached: SessionUser | null }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason };

const initial = (): SessionState => ({ status: 'unknown', cached: readStoredUser() });

export const sessionStore = createStore<SessionState>(initial);

export function setSignedIn(user: SessionUser): SessionState {
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

/** Believed signed in until now, whether proven or only remembered. */
export const believedSignedIn = (state: SessionState = sessionStore.getState()): boolean =>
  state.status === 'signed-in' || (state.status === 'unknown' && state.cached !== null);

// A 401 from any call means that the session ended elsewhere. Decisions §2.
onUnauthorized(() => {
  if (sessionStore.getState().status === 'signed-in') setSignedOut('expired');
});

/** For tests: as on a fresh page load. */
export function resetSessionStore(): void {
  sessionStore.setState(initial(), true);
}
