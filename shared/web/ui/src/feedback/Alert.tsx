import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { cx } from '../support/cx';
import styles from './alert.module.css';

type AlertKind = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  readonly kind: AlertKind;
  /** Default: no title. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Adds a "Close" button that calls this. Default: the alert cannot be closed. */
  readonly onClose?: () => void;
  /**
   * `alert` is announced immediately, `status` politely, `note` not at all: it is part of the page from
   * the start. Default: `alert` for warnings and errors, `status` for the others.
   */
  readonly role?: 'alert' | 'status' | 'note';
  readonly className?: string | undefined;
}

/** A message that the user has to notice. A11Y-4. */
export function Alert({ kind, title, children, onClose, role, className }: AlertProps) {
  const effectiveRole = role ?? (kind === 'warning' || kind === 'error' ? 'alert' : 'status');
  return (
    <div className={cx(styles.alert, styles[kind], className)} role={effectiveRole}>
      <Icon name={kind} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onClose && (
        <Button
          kind="text"
          size="small"
          icon="close"
          aria-label="Close"
          onClick={onClose}
          className={styles.close}
        />
      )}
    </div>
  );
}
