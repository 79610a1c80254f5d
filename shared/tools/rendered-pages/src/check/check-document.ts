import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type PageParts, pageDocument } from '../page-document';
import type { AllowedAddresses } from './allowed-elements';
import { fragmentFault, parsed, scriptingModes } from './check-fragment';
import { headFault } from './check-head';

type Node = DefaultTreeAdapterTypes.Node;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Fields of nodes that say where they are. */
const PLACES = new Set(['parentNode', 'sourceCodeLocation']);
const fieldsOf = (node: object) => Object.entries(node).filter(([name]) => !PLACES.has(name));

/** Whether two parsed documents, or parts of them, are the same. It goes no deeper than the first. */
function isSameTree(first: unknown, second: unknown): boolean {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null)
    return first === second;
  const [ofFirst, ofSecond] = [fieldsOf(first), new Map(fieldsOf(second))];
  return (
    ofFirst.length === ofSecond.size &&
    ofFirst.every(([name, value]) => ofSecond.has(name) && isSameTree(value, ofSecond.get(name)))
  );
}

/** The most that a page's document may have, unpacked. Unit: bytes. */
export const MAX_BYTES = 256_000;

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
 * no script, style or policy of the host has changed.
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

/**
 * Says why a page's document may not be published; `undefined`: it may. PAGES-19.
 * @param document that {@link pageDocument} has made of the page.
 */
export function documentFault(
  document: string,
  page: PageParts,
  allowed: AllowedAddresses,
): string | undefined {
  const bytes = Buffer.byteLength(document);
  if (bytes > MAX_BYTES) return `it has ${bytes} bytes, more than ${MAX_BYTES}`;
  const fault = headFault(page.head, allowed) ?? fragmentFault(page.html, allowed);
  if (fault !== undefined) return `it has ${fault}`;
  return staysInPlace(document, page) ? undefined : 'a part of it ends its place in the document';
}
