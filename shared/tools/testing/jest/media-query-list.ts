import type { JSDOM } from 'jsdom';

/** The class of media queries, which jsdom lacks. None of them matches. */
export function mediaQueryList({ window: { EventTarget } }: JSDOM) {
  return class MediaQueryList extends EventTarget {
    readonly matches = false;
    onchange = null;

    constructor(readonly media: string) {
      super();
    }

    addListener(listener: EventListener | null) {
      this.addEventListener('change', listener);
    }

    removeListener(listener: EventListener | null) {
      this.removeEventListener('change', listener);
    }
  };
}
