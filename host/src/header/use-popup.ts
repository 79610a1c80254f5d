import { useLocation } from '@portal/ui/router';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls `onLeave` when the focus moves out of `root`, when the pointer presses another part of the page, or on Escape,
 * wherever the focus is: what was opened by hover, or by a click in Safari, does not have it. Elements that extensions
 * add beside the portal, such as a password manager's list, do not count.
 *
 * @returns the props of the root element, and `leave` for a click that closes the panel it is in. It gives the focus
 * back to the button, as Escape does (A11Y-8).
 */
export function useCloseOnLeave(root: RefObject<HTMLElement | null>, active: boolean, onLeave: () => void) {
  const leave = () => {
    // Gives the focus back to the button beside the open panel, if the focus is there.
    const opener = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    // The header is in view. Its controls lie in the scroll padding, for which the browser would scroll the page.
    if (opener?.parentElement?.contains(document.activeElement)) opener.focus({ preventScroll: true });
    onLeave();
  };
  const onEvent = useEffectEvent(({ target, key }: Event & { readonly key?: string }) => {
    const leaves = key
      ? key === 'Escape'
      : target instanceof Element &&
        !root.current?.contains(target) &&
        target.closest('header, main, footer');
    if (leaves) leave();
  });
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, (event) => onEvent(event), { signal: stop.signal });
    return () => stop.abort();
  }, [active]);

  return {
    leave,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (active && relatedTarget !== null && !root.current?.contains(relatedTarget)) onLeave();
    },
  };
}

/**
 * A button that toggles the panel next to it. Escape, leaving the panel for another part of the page, or a navigation
 * closes it.
 *
 * @param id the panel's element id
 */
export function usePopup(id: string) {
  const { key } = useLocation();
  /** The location's key: a navigation closes the panel. An effect would close one that is opened before it runs. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const { leave, onBlur } = useCloseOnLeave(root, open, () => setOpenAt(null));

  return {
    open,
    close: leave,
    rootProps: { ref: root, onBlur },
    buttonProps: {
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpenAt(open ? null : key),
    },
    panelProps: { id, hidden: !open },
  };
}
