import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as names,
  type ParserError,
  parseFragment,
} from 'parse5';
import {
  type AllowedAddresses,
  anyValue,
  GLOBAL_ATTRIBUTES,
  HTML_ELEMENTS,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  stylesFault,
  type ValueRule,
} from './allowed-elements';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Attribute = Element['attrs'][number];

/** Comments that React writes between texts, and around a boundary that is complete. */
const REACT_COMMENTS = new Set([' ', '$', '/$']);

const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The rule of an attribute; `undefined`: it is not allowed. */
function ruleOf(attribute: Attribute, own: Readonly<Record<string, ValueRule>>): ValueRule | undefined {
  const { name, prefix } = attribute;
  if (prefix !== undefined && prefix !== '') return undefined;
  if (/^(?:aria|data)-[a-z\d-]+$/.test(name)) return anyValue;
  return Object.hasOwn(own, name) ? own[name] : undefined;
}

function attributesOf({ tagName, namespaceURI }: Element): Readonly<Record<string, ValueRule>> | undefined {
  if (namespaceURI === names.NS.SVG) return SVG_ELEMENTS.has(tagName) ? SVG_ATTRIBUTES : undefined;
  if (namespaceURI !== names.NS.HTML || !Object.hasOwn(HTML_ELEMENTS, tagName)) return undefined;
  return { ...GLOBAL_ATTRIBUTES, ...HTML_ELEMENTS[tagName] };
}

/** A frame that may run scripts as the portal's own could take its own sandbox away. */
const isOpenSandbox = ({ attrs }: Element): boolean => {
  const sandbox = attrs.find(({ name }) => name === 'sandbox')?.value ?? '';
  return /allow-scripts\b/.test(sandbox) && /allow-same-origin/.test(sandbox);
};

function elementFault(element: Element, addresses: AllowedAddresses): string | undefined {
  const { tagName, attrs } = element;
  const own = attributesOf(element);
  if (own === undefined) return `the element <${tagName}>`;
  for (const attribute of attrs) {
    const rule = ruleOf(attribute, own);
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name;
    if (rule === undefined) return `the attribute ${name} of <${tagName}>`;
    if (!rule(attribute.value, addresses)) return `${name}=${shown(attribute.value)} of <${tagName}>`;
  }
  if (isOpenSandbox(element)) return 'a frame whose sandbox does not hold';
  return undefined;
}

function nodeFault(node: Node, addresses: AllowedAddresses): string | undefined {
  if (node.nodeName === '#comment')
    return 'data' in node && REACT_COMMENTS.has(node.data) ? undefined : 'a comment';
  if (!('tagName' in node)) return undefined;
  const fault = elementFault(node, addresses);
  if (fault !== undefined) return fault;
  if (node.tagName === 'style') return stylesFault(textOf(node));
  return firstFault(node.childNodes, addresses);
}

/** The text directly in an element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function firstFault(nodes: readonly Node[], addresses: AllowedAddresses): string | undefined {
  for (const node of nodes) {
    const fault = nodeFault(node, addresses);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Elements within each other. More take the parser long, and exhaust the stack of what walks through them. */
const MAX_LEVELS = 200;

/** Ends the parsing of HTML that is not well-formed, which could take long. */
class Malformed extends Error {}

/** Elements after whose start tag browsers ignore a line break. */
const SKIPS_LINE_BREAK = new Set(['pre', 'textarea']);

/** The end of an element's text in a source; `undefined` if a tag is missing or means something else. */
function endOf(source: string, node: Node): number | undefined {
  const place = node.sourceCodeLocation;
  if (!place) return undefined;
  if (!('tagName' in node)) return place.endOffset;
  const { startTag, endTag } = place as Element['sourceCodeLocation'] & object;
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
 * repair such HTML, each element by rules of its own.
 * @param nodes with their places in the source.
 */
function isWellFormed(source: string, nodes: readonly Node[], start: number, end: number): boolean {
  let offset = start;
  for (const node of nodes) {
    if (node.sourceCodeLocation?.startOffset !== offset) return false;
    const next = endOf(source, node);
    if (next === undefined) return false;
    offset = next;
  }
  return offset === end;
}

/** The nodes of a fragment as browsers parse it, or what is not well-formed. */
export function parsed(
  html: string,
  scriptingEnabled: boolean,
): { readonly nodes: Node[] } | { readonly error: string } {
  // Browsers read it as text in SVG, and as a comment elsewhere.
  if (html.includes('<![')) return { error: 'cdata' };
  try {
    const onParseError = ({ code }: ParserError) => {
      throw new Malformed(code);
    };
    let level = 0;
    const treeAdapter = {
      ...defaultTreeAdapter,
      onItemPush() {
        level += 1;
        if (level > MAX_LEVELS) throw new Malformed(`more than ${MAX_LEVELS} levels`);
      },
      onItemPop() {
        level -= 1;
      },
    };
    const options = { scriptingEnabled, onParseError, sourceCodeLocationInfo: true, treeAdapter };
    const { childNodes } = parseFragment(html, options);
    if (!isWellFormed(html, childNodes, 0, html.length)) return { error: 'a tag without its other one' };
    return { nodes: childNodes };
  } catch (error) {
    if (error instanceof Malformed) return { error: error.message };
    throw error;
  }
}

/** Browsers with scripts and those without read `<noscript>` in two ways, and all else in the same way. */
export const scriptingModes = (html: string): readonly boolean[] =>
  /<noscript/i.test(html) ? [true, false] : [true];

/**
 * Says what the HTML of a page's content has that it may not; `undefined`: nothing. PAGES-19.
 */
export function fragmentFault(html: string, addresses: AllowedAddresses): string | undefined {
  for (const scriptingEnabled of scriptingModes(html)) {
    const result = parsed(html, scriptingEnabled);
    if ('error' in result) return `HTML that is not well-formed (${result.error})`;
    const fault = firstFault(result.nodes, addresses);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
