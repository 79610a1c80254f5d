import { feedbackStore } from '@portal/observability';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

type DialogModule = { default: ComponentType<{ readonly eventId: string }> };

const Dialog = lazy(
  (): Promise<DialogModule> =>
    // A dialog that cannot be had must not become an error of its own.
    import(/* webpackChunkName: "feedback" */ './FeedbackDialog').catch(() => ({ default: () => null })),
);

/** Asks the user what happened, once an unhandled error has been reported. OBS-3. */
export function ErrorFeedback() {
  const state = useSyncExternalStore(
    feedbackStore.subscribe,
    feedbackStore.getState,
    feedbackStore.getInitialState,
  );
  if (state.kind === 'closed') return null;
  return (
    <Suspense>
      <Dialog eventId={state.eventId} />
    </Suspense>
  );
}
