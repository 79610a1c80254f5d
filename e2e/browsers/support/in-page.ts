import type { ByRoleOptions } from '@testing-library/dom';
import type { Point } from './browser';

/** A pattern that can be serialized into a page. */
type NameQuery = { readonly source: string; readonly flags: string };

/** One step to an element: by role and accessible name (A11Y-7, SIGN-1), or by label. */
export type LocatorStep =
  | { readonly by: 'role'; readonly role: string; readonly name?: NameQuery; readonly level?: number }
  | { readonly by: 'label'; readonly name: NameQuery };

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

/**
 * Scrolls to the element, of which exactly one must be visible.
 * @returns where to click, or why it is not possible yet.
 */
export function findPointerTarget(elements: readonly HTMLElement[]): Point | string {
  const visible = elements.filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && offsetHeight > 0);
  const [element] = visible;
  if (element === undefined || visible.length > 1) return `${visible.length} visible elements match`;
  if (element.matches(':disabled')) return 'it is disabled';
  // The sticky header covers elements at the top of the viewport.
  const inView = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight;
  if (!inView(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(element.contains(hit) || hit.contains(element)))
    return `${hit?.outerHTML.slice(0, 120)} covers it`;
  return { x, y };
}

/** Describes what is wrong with the right edges of the page's parts. Browsers round fractions of a pixel differently. */
export function findLayoutErrors(): string[] {
  const { scrollWidth: page, clientWidth: viewport } = document.documentElement;
  const rightOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN;
  const insideOf = (selector: string) => {
    const element = document.querySelector(selector);
    return rightOf(selector) - (element ? Number.parseFloat(getComputedStyle(element).paddingRight) : 0);
  };
  const differ = (a: number, b: number) => !(Math.abs(a - b) < 1);
  const [header, main] = [rightOf('header'), rightOf('main')];
  const [headerContent, footerContent] = [insideOf('header > div'), insideOf('footer > div')];
  return [
    ...(page > viewport ? [`the page is ${page - viewport} px wider than the window`] : []),
    ...(differ(header, viewport) ? [`the header ends at ${header}, the window at ${viewport}`] : []),
    ...(differ(main, viewport) ? [`the content ends at ${main}, the window at ${viewport}`] : []),
    ...(differ(headerContent, footerContent)
      ? [`what is in the header ends at ${headerContent}, in the footer at ${footerContent}`]
      : []),
  ];
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
