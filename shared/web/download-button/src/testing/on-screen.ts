/**
 * For tests: jsdom lays nothing out and has no `IntersectionObserver`. This one reports every observed element as on
 * screen, as a browser does for the first card of a page. Call it before the page is rendered.
 * @returns a function that removes it.
 */
export function showEverythingOnScreen(): () => void {
  class EverythingIntersects {
    constructor(private readonly callback: (entries: readonly { readonly isIntersecting: true }[]) => void) {}
    observe(): void {
      this.callback([{ isIntersecting: true }]);
    }
    disconnect(): void {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    configurable: true,
    value: EverythingIntersects,
  });
  return () => Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}
