import { changedFields, enter } from './fields';
import { hashTarget, showTarget } from './hash-target';
import { locate } from './locate';
import { captureSelection } from './selection';

/** Before the drawn page is there, in pixels. */
export interface ScrollPosition {
  now: number;
  /** At first. A browser restores it after a reload. */
  first: number;
}

/** What a visitor did with a rendered page, as far as the page's elements hold it. */
export interface CarryOver {
  /**
   * Puts it into the drawn page, once that is the only one.
   * @returns tells the page what was entered, once React handles events.
   */
  restore(page: Element): () => void;
}

/**
 * Notes focus, selection, entered text and scroll position of a rendered page, for the drawn page that replaces it.
 * TAKEOVER-1.
 */
export function carryOver(rendered: Element, page: Element, scroll: ScrollPosition): CarryOver {
  const { activeElement } = document;
  const focused =
    activeElement !== null && rendered.contains(activeElement) ? locate(activeElement, rendered, page) : null;
  // The browser could not scroll to what the hash names, and the visitor has not scrolled.
  const isForPage = scroll.now === scroll.first && hashTarget(page) !== null && hashTarget(rendered) === null;
  const select = captureSelection(rendered);
  const fields = changedFields(rendered).map((field) => ({ field, to: locate(field, rendered, page) }));
  return {
    restore(shown) {
      focused?.focus({ preventScroll: true });
      const entered = fields.flatMap(({ field, to }) =>
        to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement ? [enter(to, field)] : [],
      );
      select?.(shown);
      if (isForPage) showTarget(shown, focused === null);
      else window.scrollTo(0, scroll.now);
      return () => {
        for (const tell of entered) tell();
      };
    },
  };
}
