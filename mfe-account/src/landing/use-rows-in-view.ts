import { type RefObject, useLayoutEffect, useState } from 'react';

/** The rows of a table's body that end above the lower edge of its scroll box, when it is at its top. */
function countRowsInView(box: HTMLElement): number {
  const top = box.getBoundingClientRect().top - box.scrollTop;
  return [...box.querySelectorAll('tbody tr')].filter(
    // Half a pixel: zoomed pages have heights with fractions.
    (row) => row.getBoundingClientRect().bottom - top <= box.clientHeight + 0.5,
  ).length;
}

/**
 * How many of a table's rows fit into its scroll box; `null` before the first layout. Follows changes of the size.
 * LAND-13.
 */
export function useRowsInView(scrollBox: RefObject<HTMLElement | null>): number | null {
  const [count, setCount] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = scrollBox.current;
    if (box === null) return;
    const measure = () => setCount(countRowsInView(box));
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [scrollBox]);
  return count;
}
