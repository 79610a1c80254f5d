import { createElement, type ReactNode } from 'react';

/** The attributes of sanitized HTML that React names differently. */
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };
/** In a table, white space between rows and cells is not rendered, and React refuses it. */
const TABLE_PART = /^(table|thead|tbody|tr)$/;

function elementOf(element: Element, key: number): ReactNode {
  const attributes = [...element.attributes].map(({ name, value }) => [REACT_NAMES[name] ?? name, value]);
  return createElement(element.localName, { key, ...Object.fromEntries(attributes) }, ...toReact(element));
}

/** The nodes of a sanitized fragment as React nodes: the same in a browser and where a page is rendered ahead. */
export const toReact = (parent: Element | DocumentFragment): ReactNode[] =>
  [...parent.childNodes].flatMap((node, index) => {
    if (node.nodeType === 1) return [elementOf(node as Element, index)];
    const isSpace = 'localName' in parent && TABLE_PART.test(parent.localName) && !node.textContent?.trim();
    return isSpace ? [] : [node.textContent];
  });
