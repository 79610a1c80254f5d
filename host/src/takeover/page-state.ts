/** What has become of the page that is drawn while its rendered one is shown. */
export type PageState =
  /** Nothing of it is there yet. */
  | { readonly kind: 'absent' }
  /** It shows a skeleton, so the rendered page is better. */
  | { readonly kind: 'loading' }
  /** Its part could not be loaded, and says so itself. */
  | { readonly kind: 'part-failed' }
  /** Its content could not be loaded, or is gone. */
  | { readonly kind: 'content-failed'; readonly title: string }
  | { readonly kind: 'ready' };

const isBusy = (root: Element) => root.querySelector('[aria-busy="true"]') !== null;
/** What stands in place of content (`FailureState`, `EmptyState`). */
const stateOf = (root: Element) => root.querySelector('[data-state]');

/**
 * Compares a page with the rendered one that it replaces.
 * @param page the element of the drawn page.
 * @param rendered the element of the rendered page.
 */
export function pageState(page: Element, rendered: Element): PageState {
  if (page.childElementCount === 0) return { kind: 'absent' };
  if (isBusy(page) && !isBusy(rendered)) return { kind: 'loading' };
  const failure = stateOf(page);
  if (failure === null || stateOf(rendered) !== null) return { kind: 'ready' };
  if (page.querySelector('h1') === null) return { kind: 'part-failed' };
  return { kind: 'content-failed', title: failure.querySelector('p')?.textContent ?? '' };
}
