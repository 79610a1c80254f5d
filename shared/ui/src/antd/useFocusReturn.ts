import { useEffect, useLayoutEffect, useRef } from 'react';

/** antd's own way back, which it forgets when a dialog is closed before it has come in fully. */
export const DISABLE_ANTD_FOCUS_RETURN = { focusTriggerAfterClose: false } as const;

/** Gives the focus back to what had it when a dialog opened, as soon as the dialog closes or is gone. */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<Element | null>(null);
  // Before antd moves the focus into the dialog.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  // After antd has stopped holding the focus inside.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [open]);
}
