/** The texts below an element. What is in `noscript` is no text of a page with scripts. */
function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest('noscript') === null) texts.push(node);
  return texts;
}

/** A point in a text: the occurrence of the text among those that read the same, and the offset in it. */
interface TextPoint {
  readonly data: string;
  readonly occurrence: number;
  readonly offset: number;
}

function pointAt(node: Node | null, offset: number, root: Element): TextPoint | null {
  if (!(node instanceof Text) || !root.contains(node)) return null;
  const same = textsOf(root).filter(({ data }) => data === node.data);
  return { data: node.data, occurrence: same.indexOf(node), offset };
}

const find = ({ data, occurrence }: TextPoint, root: Element) =>
  textsOf(root).filter((text) => text.data === data)[occurrence];

/**
 * Notes the selected text of a rendered page.
 * @returns selects the same text in the drawn page, if it has it; `null` without a selection.
 */
export function captureSelection(rendered: Element): ((page: Element) => void) | null {
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
