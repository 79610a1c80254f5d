import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

function hasSameAttributes(first: Node, second: Node): boolean {
  const [ofFirst, ofSecond] = ['attrs' in first ? first.attrs : [], 'attrs' in second ? second.attrs : []];
  return (
    ofFirst.length === ofSecond.length &&
    ofFirst.every(({ prefix, name, value }, index) => {
      const other = ofSecond[index];
      return other?.prefix === prefix && other?.name === name && other.value === value;
    })
  );
}

const textOf = (node: Node): string => ('value' in node ? node.value : 'data' in node ? node.data : '');

const childrenOf = (node: Node): readonly Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? [node.content] : []),
];

/** Whether two parsed documents, or parts of them, are the same. */
export function isSameTree(first: Node, second: Node): boolean {
  const [ofFirst, ofSecond] = [childrenOf(first), childrenOf(second)];
  return (
    first.nodeName === second.nodeName &&
    ('namespaceURI' in first ? first.namespaceURI : '') ===
      ('namespaceURI' in second ? second.namespaceURI : '') &&
    textOf(first) === textOf(second) &&
    hasSameAttributes(first, second) &&
    ofFirst.length === ofSecond.length &&
    ofFirst.every((child, index) => {
      const other = ofSecond[index];
      return other !== undefined && isSameTree(child, other);
    })
  );
}
