/** A lazy chunk: the region, and what replaces its rendered markup. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { RecommendedDownload } from './RecommendedDownload';
import type { Recommendable } from './systems';

export { RecommendedDownload as default };

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** The control of the drawn region that is the same as one of the markup. */
function sameControl(control: Element | null, markup: Element, region: Element): HTMLElement | undefined {
  if (control === null || !markup.contains(control)) return undefined;
  // A region has one select, whose text is that of all its options.
  return [...region.querySelectorAll<HTMLElement>(control.localName)].find(
    (other) => control.localName === 'select' || nameOf(other) === nameOf(control),
  );
}

/** Calls back after the press of a mouse button or finger on the markup, whose click would be lost with it. */
function afterPress(markup: Element, callback: () => void): void {
  if (!markup.querySelector(':active')) {
    callback();
    return;
  }
  const ended = new AbortController();
  for (const name of ['pointerup', 'pointercancel', 'dragend', 'blur'])
    addEventListener(
      name,
      () => {
        ended.abort();
        // In the next task: the click follows in this one.
        setTimeout(callback);
      },
      { capture: true, signal: ended.signal },
    );
}

interface RegionProps extends Recommendable {
  /** The markup of a rendered page, as long as it is shown. */
  readonly markup: RefObject<Element | null> | null;
  /** The button that was clicked last in the markup. */
  readonly clicked: RefObject<Element | null>;
  /** To be called when the markup can go. */
  readonly onDrawn: () => void;
}

const NO_BOX = { display: 'contents' } as const;
const HIDDEN = { display: 'none' } as const;

/** The region. If there is its markup, it comes in its place: with its focus, and with what was clicked there. */
export function Region({ markup, clicked, onDrawn, ...props }: RegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const taken = useRef<{
    readonly focus?: HTMLElement | undefined;
    readonly click?: HTMLElement | undefined;
  }>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useLayoutEffect(() => {
    const [before, after] = [markup?.current, region.current];
    if (!before || !after) return;
    afterPress(before, () => {
      taken.current = {
        focus: sameControl(document.activeElement, before, after),
        click: sameControl(clicked.current, before, after),
      };
      onDrawn();
    });
  }, []);

  useLayoutEffect(() => {
    if (markup !== null) return;
    const { focus, click } = taken.current;
    focus?.focus({ preventScroll: true });
    // React handles no event during an effect.
    if (click) queueMicrotask(() => click.click());
  }, [markup]);

  return (
    <div ref={region} style={markup === null ? NO_BOX : HIDDEN}>
      <RecommendedDownload {...props} />
    </div>
  );
}
