import { useSession } from '@portal/session';
import { use } from 'react';
import { CustomerTables } from './CustomerTables';
import { NewUserPrompt } from './NewUserPrompt';
import { PanelFailure } from './PanelFailure';
import type { Panel } from './panel';
import { VisitorPrompt } from './VisitorPrompt';

interface PanelBodyProps {
  readonly lookUp: Promise<Panel>;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** What the panel shows, by what kind of visitor this is. Spec P§4. */
export function PanelBody({ lookUp, onRetry, retrying }: PanelBodyProps) {
  const panel = use(lookUp);
  const session = useSession();
  // A session can end under a panel that is shown.
  if (session.status === 'signed-out') return <VisitorPrompt expired={session.reason === 'expired'} />;
  switch (panel.kind) {
    case 'visitor':
      return <VisitorPrompt expired={panel.expired} />;
    case 'failed':
      return <PanelFailure reason={panel.reason} onRetry={onRetry} retrying={retrying} />;
    case 'new':
      return <NewUserPrompt />;
    case 'customer':
      return <CustomerTables {...panel} />;
  }
}
