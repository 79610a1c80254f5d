import { type SessionState, useSession } from '@portal/session';
import { useEffect, useState } from 'react';
import { loadPanel, takePanel } from './load-panel';
import type { Panel } from './panel';

/** The panel, or that the service is still being asked. */
export type PanelState = Panel | { readonly kind: 'checking' };

const CHECKING: PanelState = { kind: 'checking' };

interface UsedPanel {
  readonly panel: PanelState;
  /** Asks again. */
  readonly retry: () => void;
}

/** The panel of a session that ended after the look-up. */
function panelWithout({ reason }: Extract<SessionState, { status: 'signed-out' }>): PanelState {
  // The page is about to load again, as somebody else's.
  return reason === 'replaced' ? CHECKING : { kind: 'visitor', expired: reason === 'expired' };
}

/** What the panel shows now. A session that ends under it takes its rows away; one that begins is looked up. */
export function usePanel(): UsedPanel {
  const [lookUp, setLookUp] = useState(takePanel);
  const [panel, setPanel] = useState(CHECKING);
  const session = useSession();

  useEffect(() => {
    let current = true;
    setPanel(CHECKING);
    void lookUp.then((found) => current && setPanel(found));
    return () => {
      current = false;
    };
  }, [lookUp]);

  const isNew = session.status === 'signed-in' && panel.kind === 'visitor';
  useEffect(() => {
    if (isNew) setLookUp(loadPanel());
  }, [isNew]);

  const isGone = session.status === 'signed-out' && panel.kind !== 'checking';
  return {
    panel: isGone ? panelWithout(session) : isNew ? CHECKING : panel,
    retry: () => setLookUp(loadPanel()),
  };
}
