export { checkSession, confirmSession, recheckSession, resetSessionCheck } from './check';
export { requireSession } from './guard';
export { type SignInOutcome, signIn, signOut } from './sign-in';
export type { SessionUser } from './store';
export {
  isExpired,
  isInternalEmail,
  isReplaced,
  resetSessionStore,
  type SessionState,
  sessionStore,
  useSession,
  useSessionUser,
} from './store';
export { watchTabs } from './watch-tabs';
