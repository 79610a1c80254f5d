import type { JSDOM } from 'jsdom';

/** What jsdom keeps for a document: the declarations of its elements, until a node, an attribute or a sheet changes. */
interface DocumentState {
  readonly _styleCache: object | null;
}

/** @throws if this jsdom keeps its state elsewhere. */
function stateOf(document: Document): DocumentState {
  const key = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const state = key && (Reflect.get(document, key) as DocumentState);
  if (state === undefined || !('_styleCache' in state)) throw new Error('jsdom has no cache of declarations');
  return state;
}

/**
 * A `getComputedStyle` that computes the style of an element once until the document changes; jsdom does it for each
 * call, and a query by role asks several times for each element. Pseudo-elements have the style of their element:
 * antd's table reads that of a scroll bar, for which jsdom prints an error.
 */
export function cachedComputedStyle({ window }: JSDOM): (element: Element) => CSSStyleDeclaration {
  const { getComputedStyle } = window;
  const state = stateOf(window.document);
  let declarations: object | null = null;
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  return (element) => {
    if (element.ownerDocument !== window.document || !element.isConnected) return getComputedStyle(element);
    if (state._styleCache === null || state._styleCache !== declarations) styles = new WeakMap();
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    declarations = state._styleCache;
    return style;
  };
}
