import { firstDifference, textsOf } from './first-difference';

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
