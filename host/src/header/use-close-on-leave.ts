import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells when the visitor turns to another part of the page: the focus moves out of `root`, or something
 * outside of it is pressed. What extensions put beside the portal, such as a password manager's list, is
 * not another part of the page.
 *
 * @returns the properties of the root element
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
