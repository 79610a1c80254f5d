import { type SessionUser, useSession } from '@portal/session';
import { useHydrated } from '@portal/ui';
import { useEffect, useState } from 'react';

/** Milliseconds to wait for the session check before "Sign In" is shown anyway. */
const SESSION_WAIT_MS = 2_500;

export type WidgetView =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'user'; readonly user: SessionUser }
  | { readonly kind: 'visitor' };

/**
 * What the widget shows. Until the session has been checked, a cached user counts as signed in (SES-4).
 * Without a cached user the widget waits for the check, at most {@link SESSION_WAIT_MS}.
 */
export function useWidgetView(): WidgetView {
  const session = useSession();
  const hydrated = useHydrated();
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), SESSION_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!hydrated) return { kind: 'undecided' };
  if (session.status === 'signed-in') return { kind: 'user', user: session.user };
  if (session.status === 'signed-out')
    return { kind: session.reason === 'replaced' ? 'undecided' : 'visitor' };
  if (session.cached) return { kind: 'user', user: session.cached };
  return { kind: hasTimedOut ? 'visitor' : 'undecided' };
}
