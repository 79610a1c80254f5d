import { Button, type ButtonProps, Container, FailureState } from '@portal/ui';
import { useLocation, useNavigate, useRevalidator, useRouteError } from '@portal/ui/router';
import { useEffect } from 'react';
import { type FailedPart, isRemoteLoadError, reportLoadError } from '../loader/errors';
import { explain } from './explain';

/** Errors that were reported already; rendering one again does not report it again. */
const reported = new WeakSet<object>();

/** It stands below the header, and above a page that was rendered ahead. */
const ROOM_AROUND = { paddingBlock: 'var(--portal-space-8)' } as const;

interface PartFailureProps {
  readonly error: unknown;
  /** The failed part, for errors that do not carry one. Default: unknown. */
  readonly part?: FailedPart | undefined;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

interface PartMessageProps extends PartFailureProps {
  /** Of the retry. */
  readonly kind?: ButtonProps['kind'];
}

/** Says which part failed and why, reports it, and offers a retry. REM-2. */
export function PartMessage({ error, part, retrying = false, onRetry, kind }: PartMessageProps) {
  useEffect(() => {
    if (typeof error !== 'object' || error === null || reported.has(error)) return;
    reported.add(error);
    reportLoadError(error, part);
  }, [error, part]);
  const { title, detail, reload, override } = explain(error, part);
  return (
    <FailureState
      title={title}
      detail={detail}
      action={
        <>
          <Button goes kind={kind} icon="retry" loading={retrying} onClick={onRetry}>
            Try again
          </Button>
          {override && <Button onClick={override.reset}>Reset the override</Button>}
          {reload && <Button onClick={() => window.location.reload()}>Reload the page</Button>}
        </>
      }
    />
  );
}

/** Replaces a page that failed. */
export const PartFailure = (props: PartFailureProps) => (
  <div style={ROOM_AROUND}>
    <Container>
      <PartMessage {...props} kind="primary" />
    </Container>
  </div>
);

/**
 * The error boundary of every part: the rest of the page keeps working, and a retry loads the part again.
 * @param part the part inside the boundary, once it is known.
 */
export function RemoteBoundary({ part }: { readonly part?: FailedPart }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    if (isRemoteLoadError(error)) void revalidate();
    // The router rerenders a broken page only after a navigation, so navigate to the current location.
    else void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
  return <PartFailure error={error} part={part} retrying={state === 'loading'} onRetry={retry} />;
}
