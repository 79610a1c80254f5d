/** Replaces `IntersectionObserver`, which jsdom does not have. @returns a function that removes it. */
function reportAll(isIntersecting: boolean): () => void {
  class ReportsAll {
    constructor(
      private readonly callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
    ) {}
    observe(): void {
      this.callback([{ isIntersecting }]);
    }
    disconnect(): void {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: ReportsAll });
  return () => Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}

/**
 * For tests: jsdom lays nothing out. Every observed element is on screen, as the first card of a page is in a browser.
 * Call it before the page is rendered.
 * @returns a function that ends it.
 */
export const showEverythingOnScreen = (): (() => void) => reportAll(true);

/** For tests: no observed element is on screen, as the cards far below the first one. */
export const showNothingOnScreen = (): (() => void) => reportAll(false);
