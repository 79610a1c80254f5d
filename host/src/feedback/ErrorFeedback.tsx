import { feedbackStore } from '@portal/observability';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

type DialogModule = { default: ComponentType<{ readonly eventId: string }> };

const Dialog = lazy(
  (): Promise<DialogModule> =>
    // A dialog whose code fails to load must not raise another error.
    import(/* webpackChunkName: "feedback" */ './FeedbackDialog').catch(() => ({ default: () => null })),
);

/** Opens the feedback dialog after an unhandled error has been reported. OBS-3. */
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
