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

/** As long as systems take a second click for a part of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** What is known of a click or key press that closes a dialog. */
type CloseEvent = Pick<UIEvent, 'type' | 'target' | 'detail' | 'timeStamp'>;

/**
 * Closes a dialog, unless the second click of a double click on the control that opened it hits what is around the
 * dialog. The browser counts the clicks of a mouse. Taps are told by the time of the input, not of its event, which a
 * slow page handles late. UI-14.
 */
export function useClose(open: boolean, onClose: () => void) {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return ({ type, target, detail, timeStamp }: CloseEvent) => {
    const isOutside = type === 'click' && target instanceof Element && target.closest('button') === null;
    const isSecond = detail > 1 || timeStamp - openedAt.current <= DOUBLE_CLICK_MS;
    if (!isOutside || !isSecond) onClose();
  };
}
