import { useLocation } from '@portal/router';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer rests on a menu before it opens, and is away before it closes. */
export const HOVER_OPENS = 90;
export const HOVER_CLOSES = 260;

/**
 * Which menu is open. One that was opened by hovering closes when the pointer leaves; one that was opened
 * by a click or a key stays, and a click on a hovered menu makes it stay instead of closing it.
 */
type State =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly id: string; readonly by: 'hover' | 'press' };

const CLOSED: State = { kind: 'closed' };

/** A bar of menus of which at most one is open. */
export function useMenuBar() {
  const [state, setState] = useState<State>(CLOSED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  const later = (milliseconds: number, next: (state: State) => State) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(next), milliseconds);
  };
  const now = (next: State | ((state: State) => State)) => {
    clearTimeout(timer.current);
    setState(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes the menu
  useEffect(() => setState(CLOSED), [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    openId: state.kind === 'open' ? state.id : null,
    press: (id: string) =>
      now((current) =>
        current.kind === 'open' && current.id === id && current.by === 'press'
          ? CLOSED
          : { kind: 'open', id, by: 'press' },
      ),
    open: (id: string) => now({ kind: 'open', id, by: 'press' }),
    close: () => now(CLOSED),
    enter: (id: string, pointerType: string) => {
      if (pointerType === 'touch') return; // A finger presses; it never hovers.
      later(HOVER_OPENS, (current) =>
        current.kind === 'open' && current.id === id ? current : { kind: 'open', id, by: 'hover' },
      );
    },
    leave: () =>
      later(HOVER_CLOSES, (current) =>
        current.kind === 'open' && current.by === 'hover' ? CLOSED : current,
      ),
  };
}

export type MenuBarState = ReturnType<typeof useMenuBar>;
