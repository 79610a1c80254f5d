import { Button, FailureState } from '@portal/ui';
import { explain } from '../routing/explain';

interface SlotFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces slot content that failed: says which part and why, and offers a retry. SLOT-1. */
export function SlotFailure({ error, onRetry }: SlotFailureProps) {
  const { title, detail, override } = explain(error);
  return (
    <FailureState
      title={title}
      detail={detail}
      action={
        <>
          <Button icon="retry" onClick={onRetry}>
            Try again
          </Button>
          {override && <Button onClick={override.reset}>Reset the override</Button>}
        </>
      }
    />
  );
}
