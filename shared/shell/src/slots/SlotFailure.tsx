import { Button, FailureState } from '@portal/ui';
import { explain } from '../routing/explain';

interface SlotFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of what a slot would show: which part failed, why, and the way to try again. */
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
