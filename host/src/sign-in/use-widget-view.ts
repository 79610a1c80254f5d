import { type SessionUser, useSession } from '@portal/session';
import { useEffect, useState } from 'react';
import { useHydrated } from '../frame/use-hydrated';

/** Milliseconds to wait for the session's answer before a visitor may sign in anyway. */
export const SESSION_WAIT_MS = 2_500;

export type WidgetView =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'user'; readonly user: SessionUser }
  | { readonly kind: 'visitor' };

/**
 * What the widget shows. The remembered user counts until the session has been checked (SES-4);
 * with nobody remembered, the answer decides, unless it lets people wait.
 */
export function useWidgetView(): WidgetView {
  const session = useSession();
  const hydrated = useHydrated();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SESSION_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!hydrated) return { kind: 'undecided' };
  if (session.status === 'signed-in') return { kind: 'user', user: session.user };
  if (session.status === 'signed-out')
    return { kind: session.reason === 'replaced' ? 'undecided' : 'visitor' };
  if (session.cached) return { kind: 'user', user: session.cached };
  return { kind: late ? 'visitor' : 'undecided' };
}
