import { useLayoutEffect, useRef } from 'react';
import type { ScrollPosition } from './carry-over';

/** The scroll position before the drawn page changed the height of the document. */
export function useScrollPosition(): { readonly current: ScrollPosition } {
  const position = useRef<ScrollPosition>({ now: 0, first: 0 });
  useLayoutEffect(() => {
    const note = () => {
      position.current.now = window.scrollY;
    };
    position.current.first = window.scrollY;
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return position;
}
