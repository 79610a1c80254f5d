import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';
import { cx } from '../support/cx';
import styles from './state.module.css';

interface StateFrameProps {
  readonly tone: 'failure' | 'empty';
  readonly icon: IconName;
  readonly role?: 'alert';
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
}

/** The layout that `FailureState` and `EmptyState` share. */
export function StateFrame({ tone, icon, role, title, detail, action }: StateFrameProps) {
  return (
    <div className={cx(styles.frame, styles[tone])} role={role} data-state={tone}>
      <span className={styles.badge}>
        <Icon name={icon} size={24} />
      </span>
      <p className={styles.title}>{title}</p>
      {detail && <div className={styles.detail}>{detail}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
