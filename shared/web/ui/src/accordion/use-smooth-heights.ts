import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

const topOf = (element: Element) => element.getBoundingClientRect().top;

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Animates the height of panels: call `captureHeights` before a state change, and each panel whose height
 * has changed is animated after the render. The content itself is mounted or removed immediately. A header that is
 * clicked stays where it is on the screen: what closes above it is gone at once. UI-13.
 */
export function useSmoothHeights() {
  const panels = useRef(new Map<string, HTMLElement>());
  const heights = useRef(new Map<string, number>());
  const clicked = useRef<{ readonly header: Element; readonly top: number }>(undefined);

  const panelRef = useCallback(
    (id: string): RefCallback<HTMLElement> =>
      (element) => {
        if (!element) return;
        panels.current.set(id, element);
        return () => {
          panels.current.delete(id);
        };
      },
    [],
  );

  /** @param header the clicked one. Default: nothing was clicked. */
  const captureHeights = useCallback((header?: Element) => {
    for (const [id, panel] of panels.current) heights.current.set(id, panel.offsetHeight);
    clicked.current = header && { header, top: topOf(header) };
  }, []);

  useLayoutEffect(() => {
    const before = new Map(heights.current);
    heights.current.clear();
    if (before.size === 0) return;
    const { header, top = 0 } = clicked.current ?? {};
    const moved = header && topOf(header) - top;
    if (moved) window.scrollBy(0, moved);
    if (prefersReducedMotion()) return;
    for (const [id, panel] of panels.current) {
      const from = before.get(id);
      const to = panel.offsetHeight;
      const isAbove = header && topOf(panel) < topOf(header);
      if (from === undefined || from === to || isAbove) continue;
      panel.animate?.(
        [
          { height: `${from}px`, overflow: 'clip' },
          { height: `${to}px`, overflow: 'clip' },
        ],
        { duration: 220, easing: 'cubic-bezier(0.2, 0, 0.1, 1)' },
      );
    }
  });

  return { panelRef, captureHeights };
}
