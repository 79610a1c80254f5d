import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { cx } from '../support/cx';
import styles from './state.module.css';

interface EmptyStateProps {
  /** What is missing from the list: "No licenses yet." */
  readonly title: string;
  /** Why the list is empty, or when it will have items. Default: none. */
  readonly detail?: ReactNode;
  /** A link or button for the next step. Default: none. */
  readonly action?: ReactNode;
  /** Default: `archive`. */
  readonly icon?: IconName;
}

interface FailureStateProps {
  /** What failed to load: "The release notes could not be loaded." */
  readonly title: string;
  /** Whether nothing else is on the page, so that the title is its `h1` (A11Y-2). Default: false. */
  readonly isPageTitle?: boolean;
  /** Why, in one plain sentence. Default: none. */
  readonly detail?: ReactNode;
  /** A "Retry" button for a request, "Try again" for a part of the page (A11Y-5). Default: none. */
  readonly action?: ReactNode;
}

interface StateFrameProps extends Required<Pick<EmptyStateProps, 'icon'>>, FailureStateProps {
  readonly tone: 'failure' | 'empty';
  readonly role?: 'alert';
}

/** The layout that `FailureState` and `EmptyState` share. */
function StateFrame({ tone, icon, role, title, isPageTitle, detail, action }: StateFrameProps) {
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div className={cx(styles.frame, styles[tone])} role={role} data-state={tone}>
      <span className={styles.badge}>
        <Icon name={icon} size={24} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {detail && <div className={styles.detail}>{detail}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Shown instead of a list without items, where that is not an error. */
export function EmptyState({ icon = 'archive', ...props }: EmptyStateProps) {
  return <StateFrame {...props} icon={icon} tone="empty" />;
}

/** Shown instead of content that failed to load. It is announced when it appears. */
export function FailureState(props: FailureStateProps) {
  return <StateFrame {...props} role="alert" icon="warning" tone="failure" />;
}
