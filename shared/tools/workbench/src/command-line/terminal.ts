import { styleText } from 'node:util';

/** Where people read: what is known of a terminal, or of a file that the output goes to. */
type Output = NodeJS.WriteStream;

const FORMATS = {
  good: 'green',
  bad: 'red',
  doubtful: 'yellow',
  quiet: 'dim',
  title: 'bold',
} as const;

/**
 * Marks a text with a color where the output is a terminal that has it. Node looks at `NO_COLOR`, `FORCE_COLOR` and the
 * kind of terminal.
 * @param kind how the text is marked.
 */
export const mark = (kind: keyof typeof FORMATS, text: string, output: Output = process.stdout): string =>
  styleText(FORMATS[kind], text, { stream: output });

/** From when on a step is announced, in milliseconds: a shorter one would only flicker. */
const ANNOUNCED_AFTER_MS = 2_000;
const SECOND_MS = 1_000;

/**
 * Says what a step does while it takes longer than 2 s: in a terminal with the seconds, in one line that goes when the
 * step ends; elsewhere once. It writes to stderr, because stdout is for results.
 * @param what as a sentence without its end: "Building mfe-cae".
 */
export async function withProgress<T>(what: string, step: () => Promise<T>, output: Output = process.stderr) {
  const start = Date.now();
  const isTerminal = output.isTTY === true;
  let hasLine = false;
  let timer = setTimeout(function announce() {
    const seconds = Math.round((Date.now() - start) / SECOND_MS);
    output.write(isTerminal ? `\r\u001B[K${mark('quiet', `${what} … ${seconds} s`, output)}` : `${what} …\n`);
    hasLine = isTerminal;
    if (isTerminal) timer = setTimeout(announce, SECOND_MS);
  }, ANNOUNCED_AFTER_MS);
  try {
    return await step();
  } finally {
    clearTimeout(timer);
    if (hasLine) output.write('\r\u001B[K');
  }
}
