import { type RefObject, useEffect } from 'react';

/** Tells tests, tools and styles that the controls of the page react: `html[data-live]`. It stays from then on. FRAME-6. */
export function markLive(): void {
  document.documentElement.dataset.live = '';
}

/** Attribute of the placeholder of a first page that is not there yet. */
export const LOADING_PAGE = { 'data-loading-page': '' } as const;

/**
 * Marks the document live once the first page, or the message that stands in its place, is shown. Each later change
 * of the page renders the frame, so it is checked then.
 */
export function useLive(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (main.current?.querySelector('[data-loading-page]') === null) markLive();
  });
}
