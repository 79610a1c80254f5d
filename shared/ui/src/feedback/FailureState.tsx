import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame';

export interface FailureStateProps {
  /** What is missing, in words of the page: "The release notes could not be loaded." */
  readonly title: string;
  /** Why, in one plain sentence. */
  readonly detail?: ReactNode;
  /** The way on: a "Retry" button for a request, "Try again" for a part of the page (A11Y-5). */
  readonly action?: ReactNode;
}

/** In the place of something that could not be had. It is announced when it appears. */
export function FailureState(props: FailureStateProps) {
  return <StateFrame {...props} role="alert" icon="warning" tone="failure" />;
}
