export { checkSession, confirmSession, recheckSession, resetSessionCheck } from './check';
export { requireSession } from './guard';
export { useSession, useSessionUser } from './hooks';
export { isInternalEmail } from './internal';
export { SIGN_IN_FAILED, SIGN_IN_REJECTED, type SignInOutcome, signIn, signOut } from './sign-in';
export { resetSessionStore, type SessionState, type SignedOutReason, sessionStore } from './store';
export type { SessionUser } from './user';
export { watchTabs } from './watch-tabs';
