import { defaultOption } from '@portal/ui/visitor';
import { useLayoutEffect, useRef } from 'react';
import { hashTarget } from '../frame/page';

/** What can hold the focus, a value, or a click. */
const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex],[role]';

/** Ids that React makes differ between a rendered and a drawn page. */
const isStableId = (id: string) => id !== '' && !/^(?:_|:|«)/.test(id);

/** The text of a control's label. `labels` finds none by its id where the page is not in the document. */
function labelOf(control: Element): string | null | undefined {
  const root = control.getRootNode() as ParentNode;
  const label = control.closest('label') ?? root.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  return label?.textContent;
}

/** What two elements with the same purpose have in common. */
const signature = (element: Element): string =>
  [
    element.getAttribute('role') ?? element.tagName,
    element.getAttribute('name'),
    element.getAttribute('type'),
    element.getAttribute('href'),
    element.getAttribute('aria-label'),
    element instanceof HTMLInputElement ? labelOf(element) : element.textContent,
  ].join('\n');

const alike = (root: Element, wanted: string) =>
  [...root.querySelectorAll(CONTROLS)].filter((element) => signature(element) === wanted);

/**
 * Finds in a drawn page the control that a rendered page has: by its id, else the one with the same role, name and
 * text, in the same order. A rendered page has a part for each system, of which the drawn one has the visitor's.
 * @returns `null` if the drawn page has none.
 */
export function locate(element: Element, rendered: Element, page: Element): HTMLElement | null {
  const byId = isStableId(element.id) && page.querySelector(`#${CSS.escape(element.id)}`);
  if (byId instanceof HTMLElement) return byId;
  const wanted = signature(element);
  const drawn = alike(page, wanted);
  const found = drawn.length === 1 ? drawn[0] : drawn[alike(rendered, wanted).indexOf(element)];
  return found instanceof HTMLElement ? found : null;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0] !== defaultOption(field);
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The fields below an element that a visitor has changed. */
export const changedFields = (root: Element): Field[] =>
  [...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged);

/** Sets a value past React, which otherwise believes that it has set it itself and reports no change. */
function setNative(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Lets React hydrate the part that a field is in, before an event which it would take for what it finds there. */
const hydrate = (field: Field) => field.dispatchEvent(new Event('keyup', { bubbles: true }));

/**
 * Shows in a field what was entered into another one, or into the same one before React knew it.
 * @returns tells React, once that handles events: after an effect, and not in a layout effect.
 */
export function enter(field: Field, from: Field): () => void {
  if (isToggle(field)) {
    // Back to what React knows, for a click that changes it.
    if (field === from) field.checked = field.defaultChecked;
    return () => {
      hydrate(field);
      field.click();
    };
  }
  const { value } = from;
  const show = () => {
    // React compares with what it knows, so it must know something else.
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    setNative(field, value);
  };
  const [start, end] = from instanceof HTMLSelectElement ? [null] : [from.selectionStart, from.selectionEnd];
  show();
  return () => {
    hydrate(field);
    // React may have rendered it meanwhile, as it knows it.
    show();
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
    if (start !== null && document.activeElement === field && !(field instanceof HTMLSelectElement))
      field.setSelectionRange(start, end ?? start);
  };
}

/** The texts below an element. What is in `noscript` is no text of a page with scripts. */
function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest('noscript') === null) texts.push(node);
  return texts;
}

/** A point in a text: the occurrence of the text among those that read the same, and the offset in it. */
function pointAt(node: Node | null, offset: number, root: Element) {
  if (!(node instanceof Text) || !root.contains(node)) return null;
  const same = textsOf(root).filter(({ data }) => data === node.data);
  return { data: node.data, occurrence: same.indexOf(node), offset };
}

const find = ({ data, occurrence }: NonNullable<ReturnType<typeof pointAt>>, root: Element) =>
  textsOf(root).filter((text) => text.data === data)[occurrence];

/**
 * Notes the selected text of a rendered page.
 * @returns selects the same text in the drawn page, if it has it; `null` without a selection.
 */
function captureSelection(rendered: Element): ((page: Element) => void) | null {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed) return null;
  const from = pointAt(selection.anchorNode, selection.anchorOffset, rendered);
  const to = pointAt(selection.focusNode, selection.focusOffset, rendered);
  if (from === null || to === null) return null;
  return (page) => {
    const [start, end] = [find(from, page), find(to, page)];
    if (start && end) selection.setBaseAndExtent(start, from.offset, end, to.offset);
  };
}

/** Scrolls to what the hash names, and focuses it where it can have the focus: a hidden page could do neither. */
function showTarget(page: Element, canFocus: boolean): void {
  const target = hashTarget(window.location.hash, page);
  const isTall = (target?.offsetHeight ?? 0) > window.innerHeight;
  target?.scrollIntoView({ block: isTall ? 'start' : 'center' });
  if (canFocus) target?.focus({ preventScroll: true });
}

/** The scroll position before the drawn page changed the height of the document, in pixels. */
export function useScrollPosition() {
  // `first`: a browser restores it after a reload.
  const position = useRef({ now: 0, first: 0 });
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

type ScrollPosition = ReturnType<typeof useScrollPosition>['current'];

/** How far boxes of a rendered page are scrolled, such as a sidebar's links on a phone, and those of the drawn page. */
const scrolledBoxes = (rendered: Element, page: Element) =>
  [...rendered.querySelectorAll('[class]')].flatMap((box) => {
    const { className, scrollLeft, scrollTop } = box;
    if (scrollLeft === 0 && scrollTop === 0) return [];
    const index = [...rendered.getElementsByClassName(className)].indexOf(box);
    return { to: page.getElementsByClassName(className)[index], position: { scrollLeft, scrollTop } };
  });

/**
 * Notes focus, selection, entered text and scroll positions of a rendered page, for the drawn page that replaces it.
 * TAKEOVER-1.
 * @returns puts them into the drawn page, once that is the only one, and returns what tells the page what was entered,
 * once React handles events.
 */
export function carryOver(rendered: Element, page: Element, scroll: ScrollPosition): () => () => void {
  const { activeElement } = document;
  const focused =
    activeElement !== null && rendered.contains(activeElement) ? locate(activeElement, rendered, page) : null;
  // The browser could not scroll to what the hash names, and the visitor has not scrolled.
  const { hash } = window.location;
  const isForPage =
    scroll.now === scroll.first && hashTarget(hash, page) !== null && hashTarget(hash, rendered) === null;
  const select = captureSelection(rendered);
  const boxes = scrolledBoxes(rendered, page);
  const fields = changedFields(rendered).map((field) => ({ field, to: locate(field, rendered, page) }));
  return () => {
    focused?.focus({ preventScroll: true });
    const entered = fields.flatMap(({ field, to }) => (isField(to) ? [enter(to, field)] : []));
    select?.(page);
    for (const { to, position } of boxes) Object.assign(to ?? {}, position);
    if (isForPage) showTarget(page, focused === null);
    else window.scrollTo(0, scroll.now);
    return () => {
      for (const tell of entered) tell();
    };
  };
}
