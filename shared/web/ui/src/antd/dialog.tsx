import AntdModal, { type ModalProps } from 'antd/es/modal';
import type { ReactNode } from 'react';
import styles from './dialog.lazy.module.css';
import { DISABLE_ANTD_FOCUS_RETURN, useClose, useFocusReturn } from './dialog-hooks';
import { AntdTheme } from './provider';

export interface DialogProps extends Omit<ModalProps, 'title' | 'onCancel' | 'onOk' | 'footer'> {
  readonly open: boolean;
  /** Visible title, a heading of level 2, and accessible name of the dialog. */
  readonly title: string;
  /** Called when the user presses Close or Escape, or clicks outside the dialog. */
  readonly onClose: () => void;
  /** Buttons below the content. Default: none. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const parts = {
  container: styles.surface ?? '',
  title: styles.title ?? '',
  body: styles.body ?? '',
  footer: styles.footer ?? '',
};

/**
 * A modal dialog for a question or a form: role `dialog`, closed by its Close button and Escape. Its title is an `h2`:
 * headings of the content start at `h3`. A11Y-6.
 */
export function Dialog({ title, onClose, footer = null, ...props }: DialogProps) {
  useFocusReturn(props.open);
  const close = useClose(props.open, onClose);
  return (
    <AntdTheme>
      <AntdModal
        {...props}
        title={<h2 className={styles.heading}>{title}</h2>}
        footer={footer}
        onCancel={close}
        classNames={parts}
        focusable={DISABLE_ANTD_FOCUS_RETURN}
        centered
        destroyOnHidden
      />
    </AntdTheme>
  );
}
