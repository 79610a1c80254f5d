import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Animates the height of panels: call `captureHeights` before a state change, and each panel whose height
 * has changed is animated after the render. The content itself is mounted or removed immediately. A header that is
 * clicked stays where it is on the screen: what closes above it is gone at once. UI-13.
 */
export function useSmoothHeights() {
  const panels = useRef(new Map<string, HTMLElement>());
  const heights = useRef(new Map<string, number>());
  const clicked = useRef<{ readonly header: Element; readonly top: number } | null>(null);

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
    clicked.current = header ? { header, top: header.getBoundingClientRect().top } : null;
  }, []);

  useLayoutEffect(() => {
    const before = new Map(heights.current);
    heights.current.clear();
    if (before.size === 0) return;
    const header = clicked.current?.header;
    const moved = header && header.getBoundingClientRect().top - (clicked.current?.top ?? 0);
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
    if (prefersReducedMotion()) return;
    for (const [id, panel] of panels.current) {
      const from = before.get(id);
      const to = panel.offsetHeight;
      const isAbove = header && panel.compareDocumentPosition(header) & Node.DOCUMENT_POSITION_FOLLOWING;
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
