import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * Animates the height of panels: call `captureHeights` before a state change, and each panel whose height
 * has changed is animated after the render. The content itself is mounted or removed immediately.
 */
export function useSmoothHeights() {
  const panels = useRef(new Map<string, HTMLElement>());
  const heights = useRef(new Map<string, number>());

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

  const captureHeights = useCallback(() => {
    for (const [id, panel] of panels.current) heights.current.set(id, panel.offsetHeight);
  }, []);

  useLayoutEffect(() => {
    const before = new Map(heights.current);
    heights.current.clear();
    if (before.size === 0 || prefersReducedMotion()) return;
    for (const [id, panel] of panels.current) {
      const from = before.get(id);
      const to = panel.offsetHeight;
      if (from === undefined || from === to) continue;
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
