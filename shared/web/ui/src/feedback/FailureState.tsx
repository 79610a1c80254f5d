import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame';

export interface FailureStateProps {
  /** What failed to load: "The release notes could not be loaded." */
  readonly title: string;
  /** Why, in one plain sentence. Default: none. */
  readonly detail?: ReactNode;
  /** A "Retry" button for a request, "Try again" for a part of the page (A11Y-5). Default: none. */
  readonly action?: ReactNode;
}

/** Shown instead of content that failed to load. It is announced when it appears. */
export function FailureState(props: FailureStateProps) {
  return <StateFrame {...props} role="alert" icon="warning" tone="failure" />;
}
