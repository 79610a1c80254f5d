import { Button, Container, FailureState } from '@portal/ui';
import { useEffect } from 'react';
import type { FailedPart } from '../loader/errors';
import { reportLoadError } from '../loader/report-load-error';
import { explain } from './explain';

/** Errors that were reported already; rendering one again does not report it again. */
const reported = new WeakSet<object>();

export interface PartFailureProps {
  readonly error: unknown;
  /** The failed part, for errors that do not carry one. Default: unknown. */
  readonly part?: FailedPart | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces a part that failed: says which part and why, and offers a retry. REM-2. */
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
