import { createElement, type ReactNode } from 'react';

/** The attributes of sanitized HTML that React names differently. */
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const ELEMENT_NODE = 1;

function elementOf(element: Element, key: number): ReactNode {
  const attributes = [...element.attributes].map(({ name, value }) => [REACT_NAMES[name] ?? name, value]);
  return createElement(element.localName, { key, ...Object.fromEntries(attributes) }, ...toReact(element));
}

/** The nodes of a sanitized fragment as React nodes: the same in a browser and where a page is rendered ahead. */
export const toReact = (parent: ParentNode & Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) =>
    node.nodeType === ELEMENT_NODE ? elementOf(node as Element, index) : node.textContent,
  );
