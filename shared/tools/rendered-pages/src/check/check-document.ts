import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type PageParts, pageDocument } from '../page-document';
import { type AllowedAddresses, fragmentFault, parsed, scriptingModes } from './check-fragment';
import { type HeadAddresses, headFault } from './check-head';

type Node = DefaultTreeAdapterTypes.Node;
type Parent = DefaultTreeAdapterTypes.ParentNode;

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
function isSameTree(first: Node, second: Node): boolean {
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

/** The most that a page's document may have, unpacked. Unit: bytes. */
export const MOST_BYTES = 256_000;

/** Stand in for what a page brings. Their names are in no document. */
const HEAD = '<meta name="portal-page-head">';
const CONTENT = '<hr id="portal-page-content">';
const STYLES = 'portal-page-styles{}';

const isPlaceholder = (node: Node, name: string, value: string): boolean =>
  'attrs' in node && node.attrs.some((attribute) => attribute.name === name && attribute.value === value);

/** Replaces the placeholders in a document by nodes; returns how many there were. */
function fillIn(parent: Parent, page: PageParts, scriptingEnabled: boolean): number {
  const nodesOf = (html: string) => {
    const result = parsed(html, scriptingEnabled);
    return 'nodes' in result ? result.nodes : [];
  };
  let count = 0;
  parent.childNodes = parent.childNodes.flatMap((child) => {
    if (isPlaceholder(child, 'name', 'portal-page-head')) {
      count += 1;
      return nodesOf(page.head);
    }
    if (isPlaceholder(child, 'id', 'portal-page-content')) {
      count += 1;
      return nodesOf(page.html);
    }
    if ('value' in child && child.value === STYLES) child.value = page.styles;
    else if ('childNodes' in child) count += fillIn(child, page, scriptingEnabled);
    return [child];
  });
  return count;
}

/**
 * Whether a document is the host's own everywhere but in the places of the page: nothing of the page ends its place, and
 * no script, style or policy of the host is another one.
 */
function staysInPlace(document: string, page: PageParts): boolean {
  return scriptingModes(page.html).every((scriptingEnabled) => {
    const frame = parse(pageDocument({ ...page, head: HEAD, html: CONTENT, styles: page.styles && STYLES }), {
      scriptingEnabled,
    });
    return (
      fillIn(frame, page, scriptingEnabled) === 2 && isSameTree(frame, parse(document, { scriptingEnabled }))
    );
  });
}

/** What the documents of a portal are checked against. */
export interface DocumentRules extends AllowedAddresses, HeadAddresses {}

/**
 * Says why a page's document may not be published; `undefined`: it may. PAGES-19.
 * @param document that {@link pageDocument} has made of the page.
 */
export function documentFault(document: string, page: PageParts, rules: DocumentRules): string | undefined {
  const bytes = Buffer.byteLength(document);
  if (bytes > MOST_BYTES) return `it has ${bytes} bytes, more than ${MOST_BYTES}`;
  const fault = headFault(page.head, rules) ?? fragmentFault(page.html, rules);
  if (fault !== undefined) return `it has ${fault}`;
  return staysInPlace(document, page) ? undefined : 'a part of it ends its place in the document';
}
