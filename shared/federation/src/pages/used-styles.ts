import { type AtRule, type ChildNode, CssSyntaxError, parse, type Rule } from 'postcss';

/** Styles of a release: gives those that a page's HTML uses, as CSS. */
export type Styles = (html: string) => string;

/** At-rules whose rules apply to elements. What the others contain, such as steps of an animation, is kept. */
const CONDITIONAL = new Set(['container', 'layer', 'media', 'scope', 'supports']);

const isConditional = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.nodes !== undefined && CONDITIONAL.has(node.name);

/**
 * The classes that an element, or what it is in, must have for a selector to match. Functions such as `:not()` name
 * classes that it may have or must not have.
 */
function requiredClasses(selector: string): string[] {
  const plain = selector.replaceAll(/\([^()]*\)/g, '');
  if (plain !== selector) return requiredClasses(plain);
  return [...plain.matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

function ruleStyles(rule: Rule): (classes: ReadonlySet<string>) => string {
  const selectors = rule.selectors.map((text) => [text, requiredClasses(text)] as const);
  const body = rule.nodes.map(String).join(';');
  return (classes) => {
    const used = selectors.filter(([, required]) => required.every((name) => classes.has(name)));
    return used.length === 0 ? '' : `${used.map(([text]) => text).join(',')}{${body}}`;
  };
}

function nodeStyles(node: ChildNode): (classes: ReadonlySet<string>) => string {
  if (node.type === 'rule') return ruleStyles(node);
  const text = node.type === 'comment' ? '' : `${node.toString()}${'nodes' in node && node.nodes ? '' : ';'}`;
  if (!isConditional(node)) return () => text;
  const inner = (node.nodes ?? []).map(nodeStyles);
  return (classes) => {
    const used = inner.map((styles) => styles(classes)).join('');
    return used && `@${node.name} ${node.params}{${used}}`;
  };
}

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

function parseStyles(css: string): readonly ChildNode[] | null {
  try {
    return parse(css).nodes;
  } catch (cause) {
    if (cause instanceof CssSyntaxError) return null;
    throw cause;
  }
}

/**
 * Parses the styles of a release. A page's document has only those that the page uses: the scripts that take it over
 * load the others with their own style sheets. A rule is left out if it needs a class that no element has. Styles
 * with a syntax error are used as they are, because browsers understand the rest of them.
 * @example usedStyles('.a{top:0}.b{top:1px}')('<p class="a">') // '.a{top:0}'
 */
export function usedStyles(css: string): Styles {
  const all = parseStyles(css)?.map(nodeStyles);
  if (all === undefined) return () => css;
  return (html) => {
    const classes = classesOf(html);
    return all.map((styles) => styles(classes)).join('');
  };
}
