import { createStore } from 'zustand/vanilla';

/** A user's feedback about an error. */
export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Sends the feedback about one error. */
type SendFeedback = (feedback: Feedback) => void;

/** State of the feedback dialog; one error at a time. OBS-3. */
type FeedbackState = { readonly kind: 'closed' } | { readonly kind: 'open'; readonly send: SendFeedback };

/** State of the dialog; the host renders it. */
export const feedbackStore = createStore<FeedbackState>(() => ({ kind: 'closed' }));

/** Opens the feedback dialog for an error, unless it is open for another one. OBS-3. */
export function openFeedback(send: SendFeedback): void {
  if (feedbackStore.getState().kind === 'closed') feedbackStore.setState({ kind: 'open', send }, true);
}

export const closeFeedback = (): void => feedbackStore.setState({ kind: 'closed' }, true);
