import AntdDrawer, { type DrawerProps as AntdDrawerProps } from 'antd/es/drawer';
import { type ReactNode, useRef } from 'react';
import styles from './dialog.lazy.module.css';
import { DISABLE_ANTD_FOCUS_RETURN, useClose, useFocusReturn } from './dialog-hooks';
import { AntdTheme } from './provider';

export interface DrawerProps extends Omit<AntdDrawerProps, 'title' | 'onClose'> {
  readonly open: boolean;
  /** Visible title, a heading of level 2, and accessible name of the dialog. */
  readonly title: string;
  /** Called when the user presses Close or Escape, or clicks outside the drawer. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const atEnd = { placement: 'end' } as const;
const parts = { section: styles.surface ?? '', title: styles.drawerTitle ?? '' };

/** A dialog at the side of the page, full width on narrow screens. It takes the focus and returns it on close. */
export function Drawer({ title, size = 'min(100vw, 30rem)', onClose, ...props }: DrawerProps) {
  useFocusReturn(props.open);
  const close = useClose(props.open, onClose);
  const panel = useRef<HTMLDivElement>(null);
  // antd focuses the wrapper, which has no name. Screen readers must announce the dialog's name.
  const focusDialog = (open: boolean) => {
    const dialog = open ? panel.current?.closest<HTMLElement>('[role="dialog"]') : null;
    // The drawer has moved for a while: the visitor may be at one of its controls already.
    if (!dialog || dialog.contains(document.activeElement)) return;
    dialog.tabIndex = -1;
    dialog.focus();
  };
  return (
    <AntdTheme>
      <AntdDrawer
        {...props}
        title={<h2 className={styles.heading}>{title}</h2>}
        classNames={parts}
        panelRef={panel}
        afterOpenChange={focusDialog}
        size={size}
        onClose={close}
        closable={atEnd}
        focusable={DISABLE_ANTD_FOCUS_RETURN}
        destroyOnHidden
      />
    </AntdTheme>
  );
}
