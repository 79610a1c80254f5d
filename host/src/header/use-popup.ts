import { useLocation } from '@portal/router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCloseOnLeave } from './use-close-on-leave';

/**
 * A button that toggles the panel next to it. Escape closes the panel and returns the focus to the button.
 * Leaving the panel for another part of the page, or a navigation, closes it as well.
 *
 * @param id the panel's element id
 */
export function usePopup(id: string) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const close = () => setOpen(false);
  const leave = useCloseOnLeave(root, open, close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => setOpen(false), [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  return {
    open,
    close,
    rootProps: { ref: root, onKeyDown, ...leave },
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    panelProps: { id, hidden: !open },
  };
}
