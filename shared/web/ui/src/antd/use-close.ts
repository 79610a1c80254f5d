import { useLayoutEffect, useRef } from 'react';

/** As long as systems take a second click for a part of a double click. */
const DOUBLE_CLICK = 500;

/**
 * Closes a dialog, unless the second click of a double click on the control that opened it hits what is around the
 * dialog. UI-14.
 */
export function useClose(open: boolean, onClose: () => void) {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return ({ type, target }: { readonly type: string; readonly target: EventTarget | null }) => {
    const isOutside = type === 'click' && target instanceof Element && target.closest('button') === null;
    if (!isOutside || performance.now() - openedAt.current > DOUBLE_CLICK) onClose();
  };
}
