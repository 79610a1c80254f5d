import { useEffect, useLayoutEffect, useRef } from 'react';

/** Disables antd's own focus return, which fails when a dialog closes before its opening animation has ended. */
export const DISABLE_ANTD_FOCUS_RETURN = { focusTriggerAfterClose: false } as const;

/** Returns the focus to the element that had it when a dialog opened, when the dialog closes or unmounts. */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<Element | null>(null);
  // A layout effect runs before antd moves the focus into the dialog.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  // This cleanup runs after antd has released its focus trap.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [open]);
}
