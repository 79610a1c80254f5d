import { useRevalidator, useRouteError } from '@portal/router';
import { PartFailure } from './PartFailure';

/**
 * The error boundary of every part: the rest of the page keeps working, and trying again asks for the
 * part anew.
 */
export function RemoteBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return <PartFailure error={error} retrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
