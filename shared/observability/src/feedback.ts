import { createStore } from 'zustand/vanilla';

/** Whether the user is being asked about an error; one at a time. OBS-3. */
export type FeedbackState = { readonly kind: 'closed' } | { readonly kind: 'open'; readonly eventId: string };

/** What a user says about an error. */
export interface Feedback {
  readonly eventId: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const feedbackStore = createStore<FeedbackState>(() => ({ kind: 'closed' }));

/** Asks about an error, unless another one is being asked about. */
export function openFeedback(eventId: string): void {
  if (feedbackStore.getState().kind === 'closed') feedbackStore.setState({ kind: 'open', eventId }, true);
}

export const closeFeedback = (): void => feedbackStore.setState({ kind: 'closed' }, true);

let send: ((feedback: Feedback) => void) | undefined;

export function setFeedbackSender(sender: (feedback: Feedback) => void): void {
  send = sender;
}

/** Sends what the user said, and closes the dialog. */
export function sendFeedback(feedback: Feedback): void {
  send?.(feedback);
  closeFeedback();
}
