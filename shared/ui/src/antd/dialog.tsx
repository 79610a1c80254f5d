import AntdModal, { type ModalProps } from 'antd/es/modal';
import type { ReactNode } from 'react';
import styles from './dialog.lazy.module.css';
import { AntdTheme } from './provider';
import { DISABLE_ANTD_FOCUS_RETURN, useFocusReturn } from './useFocusReturn';

export interface DialogProps extends Omit<ModalProps, 'title' | 'onCancel' | 'onOk' | 'footer'> {
  readonly open: boolean;
  /** Seen, and the name of the dialog. */
  readonly title: string;
  /** The visitor pressed Close or Escape, or clicked beside the dialog. */
  readonly onClose: () => void;
  /** Buttons at the end; default none. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const parts = { body: styles.body ?? '', footer: styles.footer ?? '' };

/** A question or a form in the way of the page: role `dialog`, modal, closed by its Close button and Escape. */
export function Dialog({ onClose, footer = null, ...props }: DialogProps) {
  useFocusReturn(props.open);
  return (
    <AntdTheme>
      <AntdModal
        {...props}
        footer={footer}
        onCancel={onClose}
        classNames={parts}
        focusable={DISABLE_ANTD_FOCUS_RETURN}
        centered
        destroyOnHidden
      />
    </AntdTheme>
  );
}
