import { Button, FailureState, Skeleton, VisuallyHidden } from '@portal/ui';
import type { PanelState } from './use-panel';
import { VisitorPrompt } from './VisitorPrompt';

/** The placeholder of the panel until the kind of visitor is known. */
function PanelSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading your products and evaluations…</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={4} />
    </div>
  );
}

interface PanelFailureProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Shows the failure. It must not suggest a trial: the user's products are unknown. LAND-9. */
function PanelFailure({ reason, onRetry }: PanelFailureProps) {
  return (
    <FailureState
      title="Your licensed products and evaluations could not be loaded."
      detail={reason}
      action={
        <Button icon="retry" onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}

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
    case 'user':
      return <panel.Content {...panel.panel} />;
  }
}
