const STOPS = 'a[href], button';

const stopsOf = (panel: Element | null) => [...(panel?.querySelectorAll<HTMLElement>(STOPS) ?? [])];

/** The first thing in a panel that takes the focus. */
export const firstFocusable = (panel: Element | null) => stopsOf(panel).at(0);

/** Where a key leads inside an open panel; from the first entry, up leads back to `opener`. */
export function nextFocusForKey(
  key: string,
  panel: Element,
  opener: HTMLElement | null,
): HTMLElement | null | undefined {
  const stops = stopsOf(panel);
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  switch (key) {
    case 'ArrowDown':
      return stops[at + 1];
    case 'ArrowUp':
      return stops[at - 1] ?? opener;
    case 'Home':
      return stops.at(0);
    case 'End':
      return stops.at(-1);
    default:
      return null;
  }
}

/** The next (or previous) of a bar's own buttons and links, around its ends. */
export function nextBarItem(top: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const tops = [...(top.closest('nav')?.querySelectorAll<HTMLElement>('[data-top]') ?? [])];
  return tops[(tops.indexOf(top) + step + tops.length) % tops.length];
}
