export { checkSession, confirmSession, recheckSession, resetSessionCheck } from './check';
export { requireSession } from './guard';
export { useSession, useSessionUser } from './hooks';
export { isInternalEmail } from './internal';
export { type SignInOutcome, signIn, signOut } from './sign-in';
export { isExpired, isReplaced, resetSessionStore, type SessionState, sessionStore } from './store';
export type { SessionUser } from './user';
export { watchTabs } from './watch-tabs';
