import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import type { Leak } from './leak';

/** A style sheet of a remote, before or after the build. */
export interface RemoteStyles {
  /** Name of the remote. */
  readonly remote: string;
  /** Path of the file that messages name. */
  readonly file: string;
  readonly css: string;
  /**
   * The names in the source, by the unique name that the build gave to each class, id and animation. `source`: the
   * sheet is the source of a CSS module, so every name is one of its own that is not in `:global()`. `plain`: none is.
   */
  readonly names: ReadonlyMap<string, string> | 'source' | 'plain';
}

/** At-rules whose rules apply to elements. */
const CONDITIONAL = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

/** At-rules that define a name for the whole page, and those that apply to the whole page. */
const NAMED =
  /^(-webkit-)?keyframes$|^(color-profile|counter-style|font-palette-values|layer|position-try|property)$/;
const OF_PAGE = new Set(['import', 'namespace', 'page', 'view-transition']);

/** Pseudo-classes that match what one of their selectors matches. */
const ALTERNATIVES = new Set([':is', ':local', ':matches', ':where', ':-webkit-any']);

/** After these combinators, an element is beside the one before it, and need not be inside of the remote. */
const BESIDE = new Set(['+', '~']);

/** The part of a selector between two combinators. */
interface Compound {
  readonly nodes: Node[];
  /** Whether the names in it are as they are written: `:global` without parentheses precedes it. */
  readonly isGlobal: boolean;
  /** The combinator after it. Absent: it is what the selector matches. */
  next?: string;
}

function compoundsOf({ nodes }: Selector): Compound[] {
  const compounds: Compound[] = [];
  let isGlobal = false;
  let current: Compound | undefined;
  for (const node of nodes) {
    const isSwitch = node.type === 'pseudo' && node.nodes.length === 0;
    if (isSwitch && (node.value === ':global' || node.value === ':local'))
      isGlobal = node.value === ':global';
    else if (node.type === 'combinator') {
      if (current !== undefined) current.next = node.value.trim();
      current = undefined;
    } else if (node.type !== 'comment') {
      if (current === undefined) {
        current = { nodes: [], isGlobal };
        compounds.push(current);
      }
      current.nodes.push(node);
    }
  }
  return compounds;
}

/** Finds the leaks of one style sheet. */
class StyleCheck {
  readonly leaks: Leak[] = [];

  constructor(private readonly styles: RemoteStyles) {}

  /** @param parentInside whether what the rule around them matches is inside of the remote. Absent: no rule is. */
  check(nodes: readonly ChildNode[], parentInside?: boolean): void {
    for (const node of nodes) {
      if (node.type === 'rule') this.#checkRule(node, parentInside);
      if (node.type === 'atrule') this.#checkAtRule(node, parentInside);
    }
  }

  #checkRule(rule: Rule, parentInside?: boolean): void {
    const selectors = selectorParser().astSync(rule.selector).nodes;
    const outside = selectors.filter((selector) => !this.#isInside(selector, parentInside));
    // Inside a rule that was named already, every selector would be one more of the same.
    if (parentInside !== false) for (const selector of outside) this.#addSelector(selector);
    this.check(rule.nodes, outside.length === 0);
  }

  #checkAtRule(rule: AtRule, parentInside?: boolean): void {
    const { name, params, nodes = [] } = rule;
    if (NAMED.test(name)) for (const one of params.split(',')) this.#checkName(name, one.trim());
    if (name === 'font-face')
      rule.walkDecls('font-family', ({ value }) => this.#checkName(name, value.replace(/^["']|["']$/g, '')));
    if (OF_PAGE.has(name))
      this.#add(`@${name}`, `${JSON.stringify(`@${name} ${params}`.trim())} applies to the whole page.`);
    if (CONDITIONAL.has(name)) this.check(nodes, parentInside);
    if (name === 'scope') this.check(nodes, this.#isScopeInside(params) || parentInside);
  }

  /** Whether everything that the rules in `@scope (…)` match is inside of the remote. */
  #isScopeInside(params: string): boolean | undefined {
    const [, root] = /^\((.*?)\)(\s+to\b|$)/.exec(params.trim()) ?? [];
    if (root === undefined) return undefined;
    return selectorParser()
      .astSync(root)
      .nodes.every((selector) => this.#isInside(selector));
  }

  /** Whether all elements that a selector matches have a class of the remote's own, or are in one that has. */
  #isInside(selector: Selector, parentInside = false): boolean {
    const [first] = selector.nodes;
    let nests = false;
    selector.walkNesting(() => {
      nests = true;
    });
    const isBeside = first?.type === 'combinator' && BESIDE.has(first.value.trim());
    if (parentInside && !nests && !isBeside) return true;
    return compoundsOf(selector).some(
      ({ nodes, isGlobal, next }) =>
        (next === undefined || !BESIDE.has(next)) &&
        nodes.some((node) => this.#isOwn(node, isGlobal, parentInside)),
    );
  }

  #isOwn(node: Node, isGlobal: boolean, parentInside: boolean): boolean {
    if (node.type === 'nesting') return parentInside;
    if (node.type === 'class' || node.type === 'id') return !isGlobal && this.#isOwnName(node.value);
    if (node.type !== 'pseudo') return false;
    if (node.value === ':scope') return parentInside;
    if (isGlobal || node.nodes.length === 0 || !ALTERNATIVES.has(node.value)) return false;
    return node.nodes.every((selector) => this.#isInside(selector, parentInside));
  }

  #isOwnName(name: string): boolean {
    const { names } = this.styles;
    return typeof names === 'string' ? names === 'source' : names.has(name);
  }

  #checkName(rule: string, name: string): void {
    const { remote } = this.styles;
    const isLocal = rule.endsWith('keyframes') && !name.startsWith(':global') && this.#isOwnName(name);
    if (name === '' || isLocal || name.replace(/^--/, '').toLowerCase().startsWith(remote.toLowerCase()))
      return;
    this.#add(
      `@${rule} ${name}`,
      `"@${rule} ${name}" defines a name for the whole page. Begin the name with ${JSON.stringify(remote)}.`,
    );
  }

  #addSelector(selector: Selector): void {
    const { names } = this.styles;
    // A build leaves the spaces out.
    const text = String(selector)
      .trim()
      .replace(/\s*([>+~])\s*/g, ' $1 ')
      .trim();
    const inSource =
      typeof names === 'string'
        ? text
        : text.replace(/[.#][\w-]+/g, (name) => name[0] + (names.get(name.slice(1)) ?? name.slice(1)));
    const advice =
      names === 'plain'
        ? 'Rename the file to *.module.css, so that its classes are the remote’s own.'
        : 'Begin it with a class of this file.';
    this.#add(
      `selector ${inSource}`,
      `the selector ${JSON.stringify(inSource)} can match outside of the remote. ${advice}`,
    );
  }

  #add(name: string, sentence: string): void {
    const { file } = this.styles;
    this.leaks.push({ name, file, sentence: `${file}: ${sentence}` });
  }
}

/**
 * Finds what of a style sheet applies outside of the remote: selectors that need no class of the remote's own, names
 * that the whole page has, and rules of the whole page. ISOLATION-1.
 * @throws {CssSyntaxError} if the styles cannot be parsed.
 * @example findStyleLeaks({ remote: 'mfe-points', file: 'points.module.css', css: 'h1{color:red}', names: 'source' })
 */
export function findStyleLeaks(styles: RemoteStyles): Leak[] {
  const check = new StyleCheck(styles);
  // No source map: postcss would open the file that a comment of the styles names.
  check.check(parse(styles.css, { map: false }).nodes);
  return check.leaks;
}

/**
 * The path by which messages name a style sheet: from the remote's folder, or from its package.
 * @param folder path of the remote's folder.
 */
export function styleFile(path: string, folder: string): string {
  const slashes = (text: string) => text.replaceAll('\\', '/');
  const [, inPackage] = /.*\/node_modules\/(.*)/.exec(slashes(path)) ?? [];
  return inPackage ?? slashes(path).replace(`${slashes(folder)}/`, '');
}
