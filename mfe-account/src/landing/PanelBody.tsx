import { CustomerTables } from './CustomerTables';
import { NewUserPrompt } from './NewUserPrompt';
import { PanelFailure } from './PanelFailure';
import { PanelSkeleton } from './PanelSkeleton';
import type { PanelState } from './use-panel';
import { VisitorPrompt } from './VisitorPrompt';

interface PanelBodyProps {
  readonly panel: PanelState;
  readonly onRetry: () => void;
}

/** The content of the panel for each kind of visitor. LAND-2. */
export function PanelBody({ panel, onRetry }: PanelBodyProps) {
  switch (panel.kind) {
    case 'checking':
      return <PanelSkeleton />;
    case 'visitor':
      return <VisitorPrompt expired={panel.expired} />;
    case 'failed':
      return <PanelFailure reason={panel.reason} onRetry={onRetry} />;
    case 'new':
      return <NewUserPrompt />;
    case 'customer':
      return <CustomerTables {...panel} />;
  }
}
