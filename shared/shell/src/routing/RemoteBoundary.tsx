import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from '@portal/router';
import { Button, Container, FailureState } from '@portal/ui';
import { useEffect } from 'react';
import { reportLoadError } from '../loader/report-load-error';
import { explain } from './explain';

/** Reports each failure once, however often the boundary is drawn. */
const reported = new WeakSet<object>();

/**
 * In the place of a part that failed: says which part, why, and offers to try again. The rest of the
 * page keeps working.
 */
export function RemoteBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (typeof error !== 'object' || error === null || reported.has(error) || isRouteErrorResponse(error))
      return;
    reported.add(error);
    reportLoadError(error, pathname);
  }, [error, pathname]);
  const { title, detail, reload } = explain(error);
  return (
    <Container>
      <FailureState
        title={title}
        detail={detail}
        action={
          <>
            <Button
              kind="primary"
              icon="retry"
              loading={state === 'loading'}
              onClick={() => void revalidate()}
            >
              Try again
            </Button>
            {reload && <Button onClick={() => window.location.reload()}>Reload the page</Button>}
          </>
        }
      />
    </Container>
  );
}
