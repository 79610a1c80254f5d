/** What can hold the focus, a value, or a click. */
const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex],[role]';

/** Ids that React makes differ between a rendered and a drawn page. */
const isStableId = (id: string) => id !== '' && !/^(?:_|:|«)/.test(id);

/** What two elements with the same purpose have in common. */
const signature = (element: Element): string =>
  [
    element.getAttribute('role') ?? element.tagName,
    element.getAttribute('name'),
    element.getAttribute('type'),
    element.getAttribute('href'),
    element.getAttribute('aria-label'),
    element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent,
  ].join('\n');

const alike = (root: Element, wanted: string) =>
  [...root.querySelectorAll(CONTROLS)].filter((element) => signature(element) === wanted);

/**
 * Finds in a drawn page the control that a rendered page has: by its id, else the one with the same role, name and
 * text, in the same order.
 * @returns `null` if the drawn page has none.
 */
export function locate(element: Element, rendered: Element, page: Element): HTMLElement | null {
  const byId = isStableId(element.id) && page.querySelector(`#${CSS.escape(element.id)}`);
  if (byId instanceof HTMLElement) return byId;
  const wanted = signature(element);
  const found = alike(page, wanted)[alike(rendered, wanted).indexOf(element)];
  return found instanceof HTMLElement ? found : null;
}
