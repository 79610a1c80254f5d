import { type DefaultTreeAdapterTypes, html as names, type ParserError, parseFragment } from 'parse5';
import {
  GLOBAL_ATTRIBUTES,
  HTML_ELEMENTS,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  stylesFault,
  type ValueRule,
} from './allowed-elements';
import { isWellFormed } from './well-formed';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Attribute = Element['attrs'][number];

/** What addresses in a page are compared with. */
export interface AllowedAddresses {
  /** Origin of the portal. */
  readonly portal: string;
  /** The page's own address, absolute. */
  readonly own: string;
  /** Addresses that frames may show, with what is below them: those that the configuration names. */
  readonly frames: readonly string[];
  /** Origins of images besides the portal's, such as `https://images.example` or `https://*.images.example`. */
  readonly images: readonly string[];
}

/** Ids that scripts of the host look for, or use as names of the window. */
const RESERVED_ID = /^(?:root$|portal)/;
/** Control characters that browsers take out of addresses. */
const CONTROL = /[\p{Cc}]/u;
const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const IMAGE_DATA = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;
/** Comments that React writes between texts, and around a boundary that is complete. */
const REACT_COMMENTS = new Set([' ', '$', '/$']);

/** The address as a browser reads it; `undefined` if it is none. */
function resolve(address: string, portal: string): URL | undefined {
  return CONTROL.test(address) || !URL.canParse(address, portal) ? undefined : new URL(address, portal);
}

/** Whether an address is one of a list, or below it. */
function isBelow({ href }: URL, allowed: readonly string[], portal: string): boolean {
  return allowed.some((address) => {
    const base = resolve(address, portal)?.href.replace(/\/$/, '');
    return base !== undefined && (href === base || [...'/?#'].some((sign) => href.startsWith(base + sign)));
  });
}

/** Whether an image may be shown from an address, as browsers read the policy. */
function isImage(url: URL | undefined, { portal, images }: AllowedAddresses): boolean {
  if (url === undefined) return false;
  const isOf = (source: string) => {
    const [, start = '', domain] = /^(https?:\/\/)\*(\..+)$/.exec(source) ?? [];
    return domain === undefined
      ? url.origin === source
      : url.origin.startsWith(start) && url.host.endsWith(domain);
  };
  return url.origin === portal || images.some(isOf);
}

/** Whether a value is as its rule says. */
function isAllowed(value: string, rule: ValueRule, addresses: AllowedAddresses): boolean {
  const { portal, frames } = addresses;
  switch (rule.kind) {
    case 'any':
      return true;
    case 'words':
      return value.split(/\s+/).every((word) => word === '' || rule.allowed.includes(word));
    case 'pattern':
      return rule.pattern.test(value);
    case 'id':
      return value !== '' && !RESERVED_ID.test(value);
    case 'styles':
      return stylesFault(value) === undefined;
    case 'link':
      return LINKS.has(resolve(value, portal)?.protocol ?? '');
    case 'image':
      return IMAGE_DATA.test(value) || isImage(resolve(value, portal), addresses);
    case 'frame': {
      const url = resolve(value, portal);
      return url !== undefined && /^https?:$/.test(url.protocol) && isBelow(url, frames, portal);
    }
  }
}

const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The rule of an attribute; `undefined`: it is not allowed. */
function ruleOf(attribute: Attribute, own: Readonly<Record<string, ValueRule>>): ValueRule | undefined {
  const { name, prefix } = attribute;
  if (prefix !== undefined && prefix !== '') return undefined;
  if (/^(?:aria|data)-[a-z\d-]+$/.test(name)) return { kind: 'any' };
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
    if (!isAllowed(attribute.value, rule, addresses))
      return `${name}=${shown(attribute.value)} of <${tagName}>`;
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

/** Levels of nodes within each other. */
const MOST_LEVELS = 200;

/** Ends the parsing of HTML that is not well-formed, which could take long. */
class Malformed extends Error {}

/** The levels of nodes within each other. Too many would exhaust the stack of what walks through them. */
function depthOf(nodes: readonly Node[]): number {
  let level = 0;
  for (let below = nodes; below.length > 0; level += 1)
    below = below.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  return level;
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
    const options = { scriptingEnabled, onParseError, sourceCodeLocationInfo: true };
    const { childNodes } = parseFragment(html, options);
    if (depthOf(childNodes) > MOST_LEVELS) return { error: `more than ${MOST_LEVELS} levels` };
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
