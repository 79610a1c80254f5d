import type { ByRoleOptions } from '@testing-library/dom';
import type { Point } from './browser';

/** A pattern that can be sent to a page. */
type NameQuery = { readonly source: string; readonly flags: string };

/** One step on the way to an element: by its role and accessible name (A11Y-7, SIGN-1), a field by its label, or by its title. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: NameQuery; readonly level?: number }
  | { readonly by: 'label'; readonly name: NameQuery }
  | { readonly by: 'title'; readonly name: NameQuery };

/** What a test reads of an element. */
export interface Facts {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Where to press, or why not yet. */
export type PointerTarget =
  | ({ readonly state: 'ready' } & Point)
  | { readonly state: 'waiting'; readonly why: string };

/** Testing Library, which was put into the page. */
interface Library {
  queryAllByLabelText(container: HTMLElement, label: RegExp): HTMLElement[];
  queryAllByTitle(container: HTMLElement, title: RegExp): HTMLElement[];
  queryAllByRole(container: HTMLElement, role: string, options?: ByRoleOptions): HTMLElement[];
}

declare global {
  var TestingLibraryDom: Library | undefined;
}

/*
 * The functions below run in the page: each must be whole in itself.
 */

/** All elements at the end of the steps, each searched for inside those of the step before. */
export function elementsOf(steps: readonly Step[]): HTMLElement[] {
  const library = globalThis.TestingLibraryDom;
  if (library === undefined) throw new Error('Testing Library is not in this page');
  const pattern = ({ source, flags }: NameQuery) => new RegExp(source, flags);
  const inside = (container: HTMLElement, step: Step) => {
    if (step.by === 'label') return library.queryAllByLabelText(container, pattern(step.name));
    if (step.by === 'title') return library.queryAllByTitle(container, pattern(step.name));
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

export function factsOf(elements: readonly HTMLElement[]): Facts[] {
  return elements.map((element) => ({
    text: element.innerText.replace(/\s+/g, ' ').trim(),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }));
}

/** Scrolls to the one element that can be seen, and says where a pointer reaches it. */
export function pointerTargetOf(elements: readonly HTMLElement[]): PointerTarget {
  const seen = elements.filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && offsetHeight > 0);
  const [element] = seen;
  if (element === undefined || seen.length > 1)
    return { state: 'waiting', why: `there are ${seen.length} of it` };
  if (element.matches(':disabled')) return { state: 'waiting', why: 'it is disabled' };
  const inView = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight;
  if (!inView(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(element.contains(hit) || hit.contains(element)))
    return { state: 'waiting', why: `${hit?.outerHTML.slice(0, 120)} is above it` };
  return { state: 'ready', x, y };
}

/** What a look at the page's edges shows, in CSS pixels from the viewport's left side. */
export interface Edges {
  /** The viewport without the scroll bar. */
  readonly viewport: number;
  /** How far the page reaches, seen or not. */
  readonly page: number;
  readonly header: number;
  readonly main: number;
  /** The right edge of what stands inside the header, and of the page's content. */
  readonly headerContent: number;
  readonly footerContent: number;
}

export function edgesOf(): Edges {
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

/** The color of a picture at a point; the page decodes it, as every browser can. */
export async function colorIn(address: string, x: number, y: number): Promise<number[]> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas');
  pen.drawImage(image, 0, 0);
  return [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
}
