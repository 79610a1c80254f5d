import { Button, FailureState } from '@portal/ui';

interface PanelFailureProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Shows the failure. It must not suggest a trial: the user's products are unknown. LAND-9. */
export function PanelFailure({ reason, onRetry }: PanelFailureProps) {
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
