import { useStore } from 'zustand';
import { believedUser, type SessionState, sessionStore } from './store';
import type { SessionUser } from './user';

export const useSession = (): SessionState => useStore(sessionStore);

/** The user to show: the proven one, or the remembered one until the session has been checked. */
export const useSessionUser = (): SessionUser | null => believedUser(useSession());
