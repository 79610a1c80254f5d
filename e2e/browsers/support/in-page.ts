import type { ByRoleOptions } from '@testing-library/dom';
import type { Point } from './browser';

/** A pattern that can be serialized into a page. */
type NameQuery = { readonly source: string; readonly flags: string };

/** One step to an element: by role and accessible name (A11Y-7, SIGN-1), or by label. */
export type LocatorStep =
  | { readonly by: 'role'; readonly role: string; readonly name?: NameQuery; readonly level?: number }
  | { readonly by: 'label'; readonly name: NameQuery };

/** Where to click, or why it is not possible yet. */
export type PointerTarget =
  | ({ readonly state: 'ready' } & Point)
  | { readonly state: 'waiting'; readonly why: string };

/** Testing Library, injected into the page. */
interface Library {
  queryAllByLabelText(container: HTMLElement, label: RegExp): HTMLElement[];
  queryAllByRole(container: HTMLElement, role: string, options?: ByRoleOptions): HTMLElement[];
}

declare global {
  var TestingLibraryDom: Library | undefined;
}

/*
 * The functions below are serialized and run in the page, so they must not use anything else in this module.
 */

/** Finds the elements of the last step. Each step searches inside the elements of the step before it. */
export function findElements(steps: readonly LocatorStep[]): HTMLElement[] {
  const library = globalThis.TestingLibraryDom;
  if (library === undefined) throw new Error('Testing Library is not in this page');
  const pattern = ({ source, flags }: NameQuery) => new RegExp(source, flags);
  const inside = (container: HTMLElement, step: LocatorStep) => {
    if (step.by === 'label') return library.queryAllByLabelText(container, pattern(step.name));
    const { role, name, level } = step;
    return library.queryAllByRole(container, role, {
      ...(name === undefined ? {} : { name: pattern(name) }),
      ...(level === undefined ? {} : { level }),
    });
  };
  return steps.reduce<HTMLElement[]>(
    (containers, step) => [...new Set(containers.flatMap((container) => inside(container, step)))],
    [document.body],
  );
}

export const readTexts = (elements: readonly HTMLElement[]): string[] =>
  elements.map((element) => element.innerText.replace(/\s+/g, ' ').trim());

/** Scrolls to the element and returns the point to click. Exactly one of the elements must be visible. */
export function findPointerTarget(elements: readonly HTMLElement[]): PointerTarget {
  const visible = elements.filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && offsetHeight > 0);
  const [element] = visible;
  if (element === undefined || visible.length > 1)
    return { state: 'waiting', why: `${visible.length} visible elements match` };
  if (element.matches(':disabled')) return { state: 'waiting', why: 'it is disabled' };
  // The sticky header covers elements at the top of the viewport.
  const inView = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight;
  if (!inView(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(element.contains(hit) || hit.contains(element)))
    return { state: 'waiting', why: `${hit?.outerHTML.slice(0, 120)} covers it` };
  return { state: 'ready', x, y };
}

/** The right edges of the page's parts, in CSS pixels from the viewport's left side. */
export interface Edges {
  /** The viewport, without the scroll bar. */
  readonly viewport: number;
  /** The whole page, including what is scrolled out of view. */
  readonly page: number;
  readonly header: number;
  readonly main: number;
  /** Inside the padding of the header, and of the footer. */
  readonly headerContent: number;
  readonly footerContent: number;
}

export function measureEdges(): Edges {
  const { scrollWidth, clientWidth } = document.documentElement;
  const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN;
  const insideOf = (element: Element | null) =>
    element === null
      ? Number.NaN
      : element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight);
  return {
    viewport: clientWidth,
    page: scrollWidth,
    header: rightOf(document.querySelector('header')),
    main: rightOf(document.querySelector('main')),
    headerContent: insideOf(document.querySelector('header > div')),
    footerContent: insideOf(document.querySelector('footer > div')),
  };
}

/** Returns red, green and blue of a pixel of an image. The page's own browser decodes the image. */
export async function readPixelColor(address: string, x: number, y: number): Promise<number[]> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
}
