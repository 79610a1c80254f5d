const FOCUSABLE = 'a[href], button';

const focusableElements = (panel: Element | null) => [
  ...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
];

/** The first focusable element in a panel. */
export const firstFocusable = (panel: Element | null) => focusableElements(panel).at(0);

/**
 * The element that a key moves the focus to inside an open panel. ArrowUp on the first entry leads to
 * `opener`.
 * @returns `undefined` past the last entry, `null` for a key that does not move the focus.
 */
export function nextFocusForKey(
  key: string,
  panel: Element,
  opener: HTMLElement | null,
): HTMLElement | null | undefined {
  const elements = focusableElements(panel);
  const index = elements.findIndex((element) => element.matches(':focus'));
  switch (key) {
    case 'ArrowDown':
      return elements[index + 1];
    case 'ArrowUp':
      return elements[index - 1] ?? opener;
    case 'Home':
      return elements.at(0);
    case 'End':
      return elements.at(-1);
    default:
      return null;
  }
}

/** The next (or previous) button or link of the menu bar; wraps around at the ends. */
export function nextBarItem(item: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const items = [...(item.closest('nav')?.querySelectorAll<HTMLElement>('[data-top]') ?? [])];
  return items[(items.indexOf(item) + step + items.length) % items.length];
}
