import { createStore } from 'zustand/vanilla';

/** State of the feedback dialog; one error at a time. OBS-3. */
export type FeedbackState = { readonly kind: 'closed' } | { readonly kind: 'open'; readonly eventId: string };

/** A user's feedback about an error. */
export interface Feedback {
  readonly eventId: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** State of the dialog; the host renders it. */
export const feedbackStore = createStore<FeedbackState>(() => ({ kind: 'closed' }));

/** Opens the feedback dialog for an error, unless it is open for another one. OBS-3. */
export function openFeedback(eventId: string): void {
  if (feedbackStore.getState().kind === 'closed') feedbackStore.setState({ kind: 'open', eventId }, true);
}

/** Closes the dialog without sending. */
export const closeFeedback = (): void => feedbackStore.setState({ kind: 'closed' }, true);

let send: ((feedback: Feedback) => void) | undefined;

/** Sets what {@link sendFeedback} calls. The reporter sets it when it has loaded. */
export function setFeedbackSender(sender: (feedback: Feedback) => void): void {
  send = sender;
}

/** Sends the user's feedback and closes the dialog. */
export function sendFeedback(feedback: Feedback): void {
  send?.(feedback);
  closeFeedback();
}
