import { useSession } from '@portal/session';
import { useEffect, useState } from 'react';
import { lookUpPanel, takeLookUp } from './lookup';
import type { Panel } from './panel';

/** The panel, or that the service is still being asked. */
export type PanelState = Panel | { readonly kind: 'checking' };

const CHECKING: PanelState = { kind: 'checking' };

interface UsedPanel {
  readonly panel: PanelState;
  /** Asks again. */
  readonly retry: () => void;
}

/** What the panel shows now. A session that ends under it takes its rows away. */
export function usePanel(): UsedPanel {
  const [lookUp, setLookUp] = useState(takeLookUp);
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

  const gone = session.status === 'signed-out' && panel.kind !== 'checking';
  return {
    panel: gone ? { kind: 'visitor', expired: session.reason === 'expired' } : panel,
    retry: () => setLookUp(lookUpPanel()),
  };
}
