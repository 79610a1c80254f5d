import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements after whose start tag browsers ignore a line break. */
const SKIPS_LINE_BREAK = new Set(['pre', 'textarea']);

/** The end of an element's text in a source; `undefined` if a tag is missing or stands for something else. */
function endOf(source: string, node: Node): number | undefined {
  const place = node.sourceCodeLocation;
  if (!place) return undefined;
  if (!('tagName' in node)) return place.endOffset;
  const { startTag, endTag } = place as DefaultTreeAdapterTypes.Element['sourceCodeLocation'] & object;
  if (!startTag) return undefined;
  // An element that has no end tag: a void one, or one of SVG that ends itself.
  if (!endTag) return node.childNodes.length === 0 ? startTag.endOffset : undefined;
  const skipped = SKIPS_LINE_BREAK.has(node.tagName) && source[startTag.endOffset] === '\n' ? 1 : 0;
  const isFilled =
    isWellFormed(source, node.childNodes, startTag.endOffset, endTag.startOffset) ||
    (skipped > 0 && isWellFormed(source, node.childNodes, startTag.endOffset + skipped, endTag.startOffset));
  return isFilled ? endTag.endOffset : undefined;
}

/**
 * Whether parsed nodes are all that a part of a source has, in its order: no tag was ignored, added or moved. Browsers
 * mend such HTML, each element by rules of its own.
 * @param nodes with their places in the source.
 */
export function isWellFormed(source: string, nodes: readonly Node[], start: number, end: number): boolean {
  let offset = start;
  for (const node of nodes) {
    if (node.sourceCodeLocation?.startOffset !== offset) return false;
    const next = endOf(source, node);
    if (next === undefined) return false;
    offset = next;
  }
  return offset === end;
}
