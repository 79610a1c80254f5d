import type { EarlyInput } from '@portal/shell';

/** Buttons are clicked by these keys themselves, and the others only prepare for another key. */
const NOT_REPLAYED = new Set(['Enter', ' ', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

const isKey = (event: Event): event is KeyboardEvent => event instanceof KeyboardEvent;

/** Whether a key press may be for a control: one that has the focus, or any place for a shortcut. */
const isForControl = ({ key, target }: KeyboardEvent) =>
  !NOT_REPLAYED.has(key) && !(target instanceof Element && target.closest('input,textarea,select'));

function repeat(event: Event, target: Element): void {
  if (!isKey(event)) {
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
 * @param targetOf the element that now stands for the one that was clicked; `null`: not repeated now, and kept.
 * `undefined`: there is none any more.
 */
export function replay(input: EarlyInput, targetOf: (element: Element) => Element | null | undefined): void {
  for (const event of input.events.splice(0)) {
    const target = event.target instanceof Element ? targetOf(event.target) : undefined;
    if (target === null) input.events.push(event);
    else if (target) repeat(event, target);
  }
}
