import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons';
import { StateFrame } from './StateFrame';

export interface EmptyStateProps {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
  /** Default `archive`. */
  readonly icon?: IconName;
}

/** In the place of a list that has nothing in it, and rightly so. */
export function EmptyState({ icon = 'archive', ...props }: EmptyStateProps) {
  return <StateFrame {...props} icon={icon} tone="empty" />;
}
