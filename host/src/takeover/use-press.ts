import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What ends a press, also where the browser does not tell its end: a drag, or another window. */
const ENDS = ['pointerup', 'pointercancel', 'dragend', 'blur'] as const;

/**
 * Whether the visitor is pressing a mouse button or a finger. A click is lost if its element is replaced between press
 * and release. TAKEOVER-2.
 * @param onRelease holds what is called after the click that a press ends with.
 */
export function usePress(onRelease: RefObject<() => void>): RefObject<boolean> {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      // In the next task: the click follows in this one.
      setTimeout(() => onRelease.current());
    };
    addEventListener('pointerdown', press, true);
    for (const name of ENDS) addEventListener(name, end, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      for (const name of ENDS) removeEventListener(name, end, true);
    };
  }, [onRelease]);
  return isPressed;
}
