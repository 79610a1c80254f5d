import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** What is on the screen before a change. Units: pixels. */
interface Captured {
  /** By panel. */
  readonly heights: ReadonlyMap<HTMLElement, number>;
  /** The header that was clicked. */
  readonly header: Element | undefined;
  readonly top: number;
}

/**
 * Animates the height of panels: call `captureHeights` before a state change, and each panel whose height
 * has changed is animated after the render. The content itself is mounted or removed immediately. A header that is
 * clicked stays where it is on the screen: what closes above it is gone at once. UI-13.
 */
export function useSmoothHeights() {
  const panels = useRef(new Set<HTMLElement>());
  const captured = useRef<Captured>(undefined);

  const panelRef: RefCallback<HTMLElement> = useCallback((panel) => {
    if (!panel) return;
    panels.current.add(panel);
    return () => {
      panels.current.delete(panel);
    };
  }, []);

  /** @param header the clicked one. Default: nothing was clicked. */
  const captureHeights = useCallback((header?: Element) => {
    const heights = new Map([...panels.current].map((panel) => [panel, panel.offsetHeight]));
    captured.current = { heights, header, top: header ? topOf(header) : 0 };
  }, []);

  useLayoutEffect(() => {
    if (!captured.current) return;
    const { heights, header, top } = captured.current;
    captured.current = undefined;
    const moved = header && topOf(header) - top;
    if (moved) window.scrollBy(0, moved);
    if (prefersReducedMotion()) return;
    for (const [panel, from] of heights) {
      const to = panel.offsetHeight;
      const isAbove = header && topOf(panel) < topOf(header);
      if (from === to || isAbove) continue;
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
