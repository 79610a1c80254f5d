import { useStore } from 'zustand';
import { presumedUser, type SessionState, sessionStore } from './store';
import type { SessionUser } from './user';

/** The session state. */
export const useSession = (): SessionState => useStore(sessionStore);

/** The user to show: the signed-in one, or the cached one until the session has been checked. */
export const useSessionUser = (): SessionUser | null => presumedUser(useSession());
