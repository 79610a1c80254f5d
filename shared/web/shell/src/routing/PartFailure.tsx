import { Container } from '@portal/ui';
import { useLocation, useNavigate, useRevalidator, useRouteError } from '@portal/ui/router';
import { createContext, useContext } from 'react';
import { type FailedPart, isRemoteLoadError } from '../loader/errors';
import { type PartFailureProps, PartMessage } from './PartMessage';

/** It is shown below the header, and above a page that was rendered ahead. */
const ROOM_AROUND = { paddingBlock: 'var(--portal-space-8)' } as const;

/** Whether a page that was rendered ahead stays, with its title, below the message of its part. TAKEOVER-3. */
export const RenderedPageStays = createContext(false);

/** Replaces a page that failed. Its message is the page's title. A11Y-2. */
export function PartFailure(props: PartFailureProps) {
  const isAbove = useContext(RenderedPageStays);
  return (
    <div style={ROOM_AROUND}>
      <Container>
        <PartMessage {...props} kind="primary" isPage={!isAbove} />
      </Container>
    </div>
  );
}

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
