import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeave` when the focus moves out of `root`, or when the pointer presses another part of the
 * page. Elements that extensions add beside the portal, such as a password manager's list, do not count.
 *
 * @returns the props of the root element
 */
export function useCloseOnLeave(root: RefObject<HTMLElement | null>, active: boolean, onLeave: () => void) {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element) || root.current?.contains(target)) return;
    if (target.closest('header, main, footer')) onLeave();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: PointerEvent) => onPress(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [active]);

  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (active && relatedTarget !== null && !root.current?.contains(relatedTarget)) onLeave();
    },
  };
}
