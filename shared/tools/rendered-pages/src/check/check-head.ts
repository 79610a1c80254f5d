import type { DefaultTreeAdapterTypes } from 'parse5';
import { type AllowedAddresses, anyValue, type ValueRule } from './allowed-elements';
import { parsed, textOf } from './check-fragment';

type Element = DefaultTreeAdapterTypes.Element;

/** An element that a head may have. */
interface HeadRule {
  readonly name: string;
  readonly attributes: Readonly<Record<string, ValueRule>>;
  /** What is wrong with its text. Default: it has none. */
  readonly textFault?: (text: string) => string | undefined;
}

const is =
  (allowed: string): ValueRule =>
  (value) =>
    value === allowed;
const isOwn: ValueRule = (value, { own }) => value === own;
const isFeed: ValueRule = (value, { portal }) =>
  URL.canParse(value) && new URL(value).href.startsWith(`${portal}/feeds/`);

/** A data block: browsers do not run it as long as this is its type, and nothing in it ends it. */
function dataFault(text: string): string | undefined {
  if (text.includes('<')) return 'has a "<" that is not escaped';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? undefined : 'is no object';
  } catch {
    return 'is no JSON';
  }
}

/** The elements of a head. A page has each at most once. PAGES-4. */
const RULES: readonly HeadRule[] = [
  { name: 'title', attributes: {}, textFault: (text) => (text.trim() === '' ? 'is empty' : undefined) },
  { name: 'meta', attributes: { name: is('description'), content: anyValue } },
  ...['site_name', 'title', 'description'].map((property) => ({
    name: 'meta',
    attributes: { property: is(`og:${property}`), content: anyValue },
  })),
  { name: 'meta', attributes: { property: is('og:type'), content: is('website') } },
  { name: 'meta', attributes: { property: is('og:url'), content: isOwn } },
  { name: 'link', attributes: { rel: is('canonical'), href: isOwn } },
  {
    name: 'link',
    attributes: { rel: is('alternate'), type: is('application/atom+xml'), title: anyValue, href: isFeed },
  },
  { name: 'script', attributes: { type: is('application/ld+json') }, textFault: dataFault },
];

const shown = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}=${JSON.stringify(value.slice(0, 60))}`)].join(' ')}>`;

const fits = (
  { tagName, attrs }: Element,
  { name, attributes }: HeadRule,
  addresses: AllowedAddresses,
): boolean =>
  tagName === name &&
  attrs.length === Object.keys(attributes).length &&
  attrs.every(
    (one) => Object.hasOwn(attributes, one.name) && attributes[one.name]?.(one.value, addresses) === true,
  );

/** Says what the head of a page has that it may not; `undefined`: nothing. PAGES-19. */
export function headFault(head: string, addresses: AllowedAddresses): string | undefined {
  const result = parsed(head, true);
  if ('error' in result) return `a head that is not well-formed (${result.error})`;
  const used = new Set<HeadRule>();
  for (const node of result.nodes) {
    if (!('tagName' in node)) {
      if ('value' in node && node.value.trim() === '') continue;
      return 'text or a comment in its head';
    }
    const rule = RULES.find((one) => fits(node, one, addresses));
    if (rule === undefined) return `${shown(node)} in its head`;
    if (used.has(rule)) return `${shown(node)} twice in its head`;
    used.add(rule);
    const fault = rule.textFault?.(textOf(node));
    if (fault !== undefined) return `${shown(node)} in its head, which ${fault}`;
    if (rule.textFault === undefined && node.childNodes.length > 0) return `${shown(node)} with content`;
  }
  if (!/^<title>/.test(head)) return 'a head that does not begin with its title';
  return undefined;
}
