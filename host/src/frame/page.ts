/** Actions on the whole document, which jsdom does not implement. Tests spy on this object. */
export const page = {
  /** Whether `reload` was called. What the page starts after that is aborted: its requests fail. */
  isReloading: false,
  reload: () => {
    page.isReloading = true;
    window.location.reload();
  },
  replace: (url: string) => window.location.replace(url),
  scrollTo: (top: number) => window.scrollTo(0, top),
};

/** Tells tests, tools and styles that the page's controls react. It stays from then on. FRAME-6. */
export function markLive(): void {
  document.documentElement.dataset.live = '';
}

/** Moves the focus to the page's content, because the button that has it goes. A11Y-8. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Turns the controls in an element off, because no code handles them. TAKEOVER-3. */
export function turnControlsOff(element: Element): void {
  for (const control of element.querySelectorAll<HTMLButtonElement>('button, input, select, textarea'))
    control.disabled = true;
}

/** The element below `root` that a hash names; `null` if there is none, or its percent-encoding is malformed. */
export function hashTarget(hash: string, root: ParentNode = document): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return id === '' ? null : root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  } catch {
    return null;
  }
}
