import type { EarlyInput } from '@portal/shell';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Buttons are clicked by these keys themselves, and the others only prepare for another key. */
const NOT_REPLAYED = new Set(['Enter', ' ', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Whether a key press may be for a control: one that has the focus, or any place for a shortcut. */
const isForControl = ({ key, target }: KeyboardEvent) =>
  !NOT_REPLAYED.has(key) && !(target instanceof Element && target.closest('input,textarea,select'));

function repeat(event: Event, target: Element): void {
  if (!(event instanceof KeyboardEvent)) {
    target.closest('button')?.click();
    return;
  }
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const init = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  if (isForControl(event)) target.dispatchEvent(new KeyboardEvent('keydown', init));
}

/**
 * Repeats the recorded clicks and key presses in their order, each once. TAKEOVER-2.
 * @param input what the document's inline script recorded; those that are repeated are removed.
 * @param targetOf the element that has replaced the one that was clicked; `null`: not repeated now, and kept.
 * `undefined`: there is none any more.
 */
export function replay(input: EarlyInput, targetOf: (element: Element) => Element | null | undefined): void {
  for (const event of input.events.splice(0)) {
    const target = event.target instanceof Element ? targetOf(event.target) : undefined;
    if (target === null) input.events.push(event);
    else if (target) repeat(event, target);
  }
}

/** What ends a press, also where the browser does not tell its end: a drag, a menu, or another window. */
const ENDS = ['pointerup', 'pointercancel', 'dragend', 'contextmenu', 'blur'] as const;

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
    const end = ({ type, target }: Event) => {
      // The focus moves within the page with the press itself.
      if (type === 'blur' && target !== window) return;
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
