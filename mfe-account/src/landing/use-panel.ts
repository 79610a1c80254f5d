import { useQuery } from '@portal/sdk/query';
import { type SessionState, useSession } from '@portal/sdk/session';
import { useEffect } from 'react';
import { type Panel, panelQuery, takePanel } from './load-panel';

/** The landing page's panel, or `checking` while it is loading. */
export type PanelState = Panel | { readonly kind: 'checking' };

const CHECKING: PanelState = { kind: 'checking' };

/** The panel after the session has ended. */
function panelAfterSignOut({ reason }: Extract<SessionState, { status: 'signed-out' }>): PanelState {
  // `replaced`: another user has signed in, and the page is about to reload. It must not look signed out.
  return reason === 'replaced' ? CHECKING : { kind: 'visitor', expired: reason === 'expired' };
}

/**
 * The panel's state, and `retry`, which loads it again. The hook removes the rows when the session ends and loads them
 * when a user signs in.
 */
export function usePanel() {
  const query = useQuery(panelQuery, takePanel);
  const session = useSession();
  if (query.status === 'error') throw query.error;
  const panel = query.status === 'success' ? query.data : CHECKING;

  const hasSignedIn = session.status === 'signed-in' && panel.kind === 'visitor';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per sign-in
  useEffect(() => {
    if (hasSignedIn) query.refetch();
  }, [hasSignedIn]);

  const hasSignedOut = session.status === 'signed-out' && panel.kind !== 'checking';
  return {
    panel: hasSignedOut ? panelAfterSignOut(session) : hasSignedIn ? CHECKING : panel,
    retry: query.refetch,
  };
}
