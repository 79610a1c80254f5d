import { useLocation, useNavigate, useRevalidator, useRouteError } from '@portal/router';
import { type FailedPart, isRemoteLoadError } from '../loader/errors';
import { PartFailure } from './PartFailure';

/**
 * The error boundary of every part: the rest of the page keeps working, and trying again asks for the
 * part anew. `part` says whose pages it surrounds, once that is known.
 */
export function RemoteBoundary({ part }: { readonly part?: FailedPart }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    if (isRemoteLoadError(error)) void revalidate();
    // The router draws a page that broke again only after a navigation, be it to where one is.
    else void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
  return <PartFailure error={error} part={part} retrying={state === 'loading'} onRetry={retry} />;
}
