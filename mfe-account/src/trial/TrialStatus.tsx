import type { Trial } from '@portal/product-pages/trial';
import { useRevalidator } from '@portal/sdk/router';
import { isExpired, isReplaced, useSession } from '@portal/sdk/session';
import { useAction } from '@portal/sdk/ui';
import { useEffect, useRef } from 'react';
import { useNewDay } from '../use-new-day';
import { startTrial, type TrialProduct } from './loader';
import {
  TrialExpired,
  TrialFailed,
  TrialLoading,
  TrialNotStarted,
  TrialRunning,
  TrialSignedOut,
  TrialUndated,
} from './TrialStates';

/** Whether what the page says of a trial is another thing on the next day. */
const isTimed = ({ kind }: Trial) => kind === 'running' || kind === 'not-started';

/** The trial's status in each of its states. TRI-2, TRI-3, TRI-5, TRI-11. */
export function TrialStatus({ loaded, ...product }: TrialProduct & { readonly loaded: Trial }) {
  const { section, offer } = product;
  const session = useSession();
  const start = useAction(() => startTrial(offer.code));
  const started = start.state.kind === 'done' ? start.state.result : null;
  const current = started === null || started.kind === 'failed' ? loaded : started;
  const { revalidate } = useRevalidator();
  // A user has signed in elsewhere since the request.
  const hasSignedIn = session.status === 'signed-in' && current.kind === 'signed-out';
  useEffect(() => {
    if (hasSignedIn) void revalidate();
  }, [hasSignedIn, revalidate]);
  // A trial that ran may be over. What comes of a start is of this day. TRI-13.
  useNewDay(() => void (isTimed(current) && !start.busy && revalidate()));
  // The button that had the focus is gone; the box says what came of it. TRI-11.
  const box = useRef<HTMLDivElement>(null);
  const hasStarted = started !== null && started.kind !== 'failed';
  useEffect(() => {
    if (hasStarted) box.current?.focus();
  }, [hasStarted]);
  // `replaced`: the page is about to reload for another user.
  if (hasSignedIn || isReplaced(session)) return <TrialLoading />;
  if (session.status === 'signed-out' || current.kind === 'signed-out') {
    return <TrialSignedOut section={section} expired={isExpired(session)} ref={box} />;
  }
  switch (current.kind) {
    case 'failed':
      return <TrialFailed reason={current.reason} />;
    case 'not-started':
      return <TrialNotStarted section={section} days={current.days} start={start} />;
    case 'running':
      return <TrialRunning {...current} {...product} ref={box} />;
    case 'undated':
      return <TrialUndated {...current} {...product} ref={box} />;
    case 'expired':
      return <TrialExpired {...current} {...product} ref={box} />;
  }
}
