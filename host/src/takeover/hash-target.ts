/** The element below another one that the address's hash names; `null` if there is none. */
export function hashTarget(root: Element): HTMLElement | null {
  try {
    const id = decodeURIComponent(window.location.hash.slice(1));
    return id === '' ? null : root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Scrolls to what the hash names, and focuses it where it can have the focus: a hidden page could do neither. */
export function showTarget(page: Element, canFocus: boolean): void {
  const target = hashTarget(page);
  const isTall = (target?.offsetHeight ?? 0) > window.innerHeight;
  target?.scrollIntoView({ block: isTall ? 'start' : 'center' });
  if (canFocus) target?.focus({ preventScroll: true });
}
