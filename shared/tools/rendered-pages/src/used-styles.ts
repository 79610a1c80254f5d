import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** Styles of a release: gives those that a page's HTML uses, as CSS. */
export type Styles = (html: string) => string;

/** Gives what of a rule, or of all, elements with these classes use. */
type StylesOf = (classes: ReadonlySet<string>) => string;

/** At-rules whose rules apply to elements. What the others contain, such as steps of an animation, is kept. */
const CONDITIONAL = new Set(['container', 'layer', 'media', 'scope', 'supports']);

const isConditional = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.nodes !== undefined && CONDITIONAL.has(node.name);

/** Characters that HTML writes in several ways. A class that has one is not looked for. */
const ESCAPED = /[&<>"']/;

/**
 * The classes that an element, or what it is in, must have for a selector to match. Those in functions such as
 * `:not()` are not among them: an element may have them or must not.
 */
const requiredClasses = ({ nodes }: Selector): string[] =>
  nodes.flatMap((node) => (node.type === 'class' && !ESCAPED.test(node.value) ? node.value : []));

function ruleStyles(rule: Rule): StylesOf {
  const { nodes } = selectorParser().astSync(rule.selector);
  const selectors = nodes.map((selector) => [String(selector).trim(), requiredClasses(selector)] as const);
  const body = rule.nodes.map(String).join(';');
  return (classes) => {
    const used = selectors.filter(([, required]) => required.every((name) => classes.has(name)));
    return used.length === 0 ? '' : `${used.map(([text]) => text).join(',')}{${body}}`;
  };
}

function nodeStyles(node: ChildNode): StylesOf {
  if (node.type === 'rule') return ruleStyles(node);
  if (!isConditional(node)) {
    const text =
      node.type === 'comment' ? '' : `${node.toString()}${'nodes' in node && node.nodes ? '' : ';'}`;
    return () => text;
  }
  // Nobody prints before the page's own style sheets are there.
  if (node.name === 'media' && node.params === 'print') return () => '';
  const inner = (node.nodes ?? []).map(nodeStyles);
  return (classes) => {
    const used = inner.map((styles) => styles(classes)).join('');
    return used && `@${node.name} ${node.params}{${used}}`;
  };
}

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass=(["'])(.*?)\1/gis)].flatMap(([, , names = '']) => names.split(/\s+/)));

/**
 * Parses the styles of a release. A page's document has only those that the page uses: the scripts that take it over
 * load the others with their own style sheets. A rule is left out if it needs a class that no element has, or is for
 * print. Styles that cannot be parsed are used as they are, because browsers understand the rest of them.
 * @example usedStyles('.a{top:0}.b{top:1px}')('<p class="a">') // '.a{top:0}'
 */
export function usedStyles(css: string): Styles {
  let all: readonly StylesOf[];
  try {
    // No source map: postcss would open the file that a comment of the styles names.
    all = parse(css, { map: false }).nodes.map(nodeStyles);
  } catch {
    return () => css;
  }
  return (html) => {
    const classes = classesOf(html);
    return all.map((styles) => styles(classes)).join('');
  };
}
