/** What a visitor did before the code that reacts to it was there. */
export interface EarlyInput {
  /** Clicks and key presses, oldest first. */
  readonly events: Event[];
  /** Where they are recorded; `null`: no longer. */
  within: Node | null;
}

declare global {
  interface Window {
    portalInput?: EarlyInput;
  }
}

/** Records clicks on buttons and key presses, which are replayed once the frame or its rendered page reacts. TAKEOVER-2. */
export function recordInput(): void {
  const input: EarlyInput = { events: [], within: document };
  window.portalInput = input;
  const record = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !input.within?.contains(target)) return;
    if (type === 'keydown' || target.closest('button')) input.events.push(event);
  };
  addEventListener('click', record, true);
  addEventListener('keydown', record, true);
}
