import { useStore } from 'zustand';
import { type SessionState, sessionStore } from './store';
import type { SessionUser } from './user';

export const useSession = (): SessionState => useStore(sessionStore);

/** The user to show: the proven one, or the remembered one until the session has been checked. */
export function useSessionUser(): SessionUser | null {
  const state = useSession();
  if (state.status === 'signed-in') return state.user;
  return state.status === 'unknown' ? state.cached : null;
}
