export { checkSession, confirmSession, recheckSession, resetSessionCheck } from './check';
export { requireSession } from './guard';
export { type SignInOutcome, signIn, signOut } from './sign-in';
/** @public */
export type { SessionState, SessionUser } from './store';
export {
  isExpired,
  isInternalEmail,
  isReplaced,
  resetSessionStore,
  sessionStore,
  useSession,
  useSessionUser,
} from './store';
export { watchTabs } from './watch-tabs';
