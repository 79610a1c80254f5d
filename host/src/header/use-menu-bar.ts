import { useLocation } from '@portal/ui/router';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer rests on a menu before it opens. */
export const HOVER_OPEN_DELAY_MS = 90;
/** Milliseconds after the pointer leaves until a menu that was opened by hover closes. */
export const HOVER_CLOSE_DELAY_MS = 260;

/**
 * Which menu is open; `null`: none. A menu opened by hover closes when the pointer leaves. A menu opened by a click or
 * a key stays open, and a click on a hovered menu keeps it open instead of closing it.
 */
type State = {
  readonly id: string;
  readonly by: 'hover' | 'press';
  /** The location's key: a navigation closes the menu. An effect would close one that is opened before it runs. */
  readonly at: string;
} | null;

/** The state of a menu bar with at most one open menu. */
export function useMenuBar() {
  const { key: at } = useLocation();
  const [lastState, setState] = useState<State>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const valid = (state: State) => (state?.at === at ? state : null);

  const setStateAfter = (milliseconds: number, next: (state: State) => State) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(next), milliseconds);
  };
  const setStateNow = (next: State | ((state: State) => State)) => {
    clearTimeout(timer.current);
    setState(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    openId: valid(lastState)?.id ?? null,
    press: (id: string) =>
      setStateNow((last) => {
        const current = valid(last);
        return current?.id === id && current.by === 'press' ? null : { id, by: 'press', at };
      }),
    open: (id: string) => setStateNow({ id, by: 'press', at }),
    close: () => setStateNow(null),
    enter: (id: string, pointerType: string) => {
      if (pointerType === 'touch') return; // touch does not hover
      setStateAfter(HOVER_OPEN_DELAY_MS, (last) => {
        const current = valid(last);
        return current?.id === id ? current : { id, by: 'hover', at };
      });
    },
    leave: () => setStateAfter(HOVER_CLOSE_DELAY_MS, (current) => (current?.by === 'hover' ? null : current)),
  };
}

export type MenuBarState = ReturnType<typeof useMenuBar>;
