/**
 * Finds elements by CSS selectors, in place of jsdom's own engine (nwsapi): that one compiles each selector to code,
 * and this realm compiles none.
 */
import { compile, is, type Options, selectAll, selectOne } from 'css-select';

const isElement = (node: Node): node is Element => node.nodeType === 1;
const childrenOf = (node: Node): Node[] => [...node.childNodes];

const options: Options<Node, Element> = {
  adapter: {
    isTag: isElement,
    getAttributeValue: (element, name) => element.getAttribute(name) ?? undefined,
    getChildren: childrenOf,
    getName: ({ localName }) => localName,
    getParent: ({ parentNode }) => parentNode,
    getSiblings: (node) => (node.parentNode === null ? [node] : childrenOf(node.parentNode)),
    getText: ({ textContent }) => textContent ?? '',
    hasAttrib: (element, name) => element.hasAttribute(name),
    removeSubsets: (nodes) =>
      nodes.filter((node) => !nodes.some((other) => other !== node && other.contains(node))),
    equals: (first, second) => first === second,
  },
};

interface Engine {
  readonly DOMException: typeof DOMException;
}

/** What jsdom expects of a selector engine. @public */
export function selectorEngine({ DOMException }: Engine) {
  /** @throws {DOMException} for a selector that is not valid. */
  const compiled = (selector: string): ReturnType<typeof compile<Node, Element>> => {
    try {
      return compile(selector, options);
    } catch {
      throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
    }
  };
  return {
    configure: () => undefined,
    match: (selector: string, element: Element) => is(element, compiled(selector), options),
    select: (selector: string, node: Node) => selectAll(compiled(selector), childrenOf(node), options),
    first: (selector: string, node: Node) => selectOne(compiled(selector), childrenOf(node), options),
    closest: (selector: string, element: Element) => {
      const query = compiled(selector);
      for (let node: Node | null = element; node !== null && isElement(node); node = node.parentNode)
        if (is(node, query, options)) return node;
      return null;
    },
  };
}
