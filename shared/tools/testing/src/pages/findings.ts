/** The texts that a visitor with scripts reads, in their order. */
function textsOf(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node.nodeName === 'NOSCRIPT' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  while (walker.nextNode())
    if (walker.currentNode.nodeType === Node.TEXT_NODE) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.filter((text) => text !== '');
}

/** Characters of a text that are quoted, and how many of them stand before the difference. */
const QUOTED = 80;
const BEFORE = 20;

function quote(text: string | undefined, difference: number): string {
  if (text === undefined) return 'nothing';
  const start = Math.max(0, difference - BEFORE);
  const end = start + QUOTED;
  return JSON.stringify(`${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`);
}

const indexOfDifference = <Value>(first: ArrayLike<Value>, second: ArrayLike<Value>): number => {
  let index = 0;
  while (index < first.length && first[index] === second[index]) index += 1;
  return index;
};

/** The first text that differs, as a sentence; `undefined` if the whole text is the same. */
function firstDifference(server: readonly string[], browser: readonly string[]): string | undefined {
  if (server.join('') === browser.join('')) return undefined;
  const index = indexOfDifference(server, browser);
  const texts = [server[index], browser[index]] as const;
  const at = indexOfDifference(texts[0] ?? '', texts[1] ?? '');
  return `The server draws ${quote(texts[0], at)}, the browser ${quote(texts[1], at)}`;
}

/** The first sentence of a message of React. */
const sentenceOf = (message: string) => message.split(/(?<=\.)\s/, 1)[0]?.replace(/\.$/, '') ?? message;

/** The lines that React marks as different, below its advice: attributes are no text. */
function markedLines(message: string): string | undefined {
  const [, below = ''] = message.split('/hydration-mismatch');
  const line = (sign: string) =>
    below
      .split('\n')
      .find((text) => text.startsWith(sign))
      ?.slice(1)
      .trim();
  const [browser, server] = [line('+'), line('-')];
  if (browser === undefined && server === undefined) return undefined;
  return `The server draws ${server ?? 'nothing'}, the browser ${browser ?? 'nothing'}`;
}

/** What React and the text say about a page that is hydrated. */
export class Findings {
  readonly #before: readonly string[];
  readonly #reasons = new Set<string>();
  #difference: string | undefined;

  constructor(private readonly root: Element) {
    this.#before = textsOf(root);
  }

  /** Compares what is drawn now. */
  compare(): void {
    this.#difference ??= firstDifference(this.#before, textsOf(this.root));
  }

  add(message: string): void {
    this.#reasons.add(sentenceOf(message));
    this.compare();
    this.#difference ??= markedLines(message);
  }

  /** `undefined`: nothing is wrong. */
  get reason(): string | undefined {
    const reasons = [...this.#reasons, ...(this.#difference === undefined ? [] : [this.#difference])];
    return reasons.length === 0 ? undefined : reasons.join('. ');
  }
}
