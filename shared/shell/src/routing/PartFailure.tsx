import { Button, Container, FailureState } from '@portal/ui';
import { useEffect } from 'react';
import type { FailedPart } from '../loader/errors';
import { reportLoadError } from '../loader/report-load-error';
import { explain } from './explain';

/** Each failure is reported once, however often its face is drawn. */
const reported = new WeakSet<object>();

export interface PartFailureProps {
  readonly error: unknown;
  /** Whose page it is, where the error itself does not say. */
  readonly part?: FailedPart | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** In the place of a part that failed: which part, why, and the way to try again. */
export function PartFailure({ error, part, retrying, onRetry }: PartFailureProps) {
  useEffect(() => {
    if (typeof error !== 'object' || error === null || reported.has(error)) return;
    reported.add(error);
    reportLoadError(error, part);
  }, [error, part]);
  const { title, detail, reload, override } = explain(error, part);
  return (
    <Container>
      <FailureState
        title={title}
        detail={detail}
        action={
          <>
            <Button kind="primary" icon="retry" loading={retrying} onClick={onRetry}>
              Try again
            </Button>
            {override && <Button onClick={override.reset}>Reset the override</Button>}
            {reload && <Button onClick={() => window.location.reload()}>Reload the page</Button>}
          </>
        }
      />
    </Container>
  );
}
