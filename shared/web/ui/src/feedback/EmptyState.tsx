import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons';
import { StateFrame } from './StateFrame';

export interface EmptyStateProps {
  /** What is missing from the list: "No licenses yet." */
  readonly title: string;
  /** Why the list is empty, or when it will have items. Default: none. */
  readonly detail?: ReactNode;
  /** A link or button for the next step. Default: none. */
  readonly action?: ReactNode;
  /** Default: `archive`. */
  readonly icon?: IconName;
}

/** Shown instead of a list without items, where that is not an error. */
export function EmptyState({ icon = 'archive', ...props }: EmptyStateProps) {
  return <StateFrame {...props} icon={icon} tone="empty" />;
}
