import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons';
import { StateFrame } from './StateFrame';

export interface EmptyStateProps {
  /** What the list would show: "No licenses yet." */
  readonly title: string;
  /** Why it is empty, or when it will not be. Default: none. */
  readonly detail?: ReactNode;
  /** A link or button to go on with. Default: none. */
  readonly action?: ReactNode;
  /** Default `archive`. */
  readonly icon?: IconName;
}

/** In the place of a list that has nothing in it, and rightly so. */
export function EmptyState({ icon = 'archive', ...props }: EmptyStateProps) {
  return <StateFrame {...props} icon={icon} tone="empty" />;
}
