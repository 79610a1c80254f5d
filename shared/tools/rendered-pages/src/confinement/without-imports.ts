import { Script } from 'node:vm';
import { ReleaseError } from '@portal/releases';

const WORD = /(?<!\\)import(?![\w$])/g;
/** The word with an escape: the same in strings, comments, expressions and names, but no keyword. */
const ESCAPED = String.raw`\u0069mport`;
/** Parameter of the function around the code; it is `undefined`. */
const REPLACEMENT = 'noImport';

/** As it is compiled later, in the process that runs it. */
const OPENING = `(function (module, exports, require, ${REPLACEMENT}) {`;

const kept = new Map<string, string>();
const MAX_KEPT = 20;

/** V8 reads the script once for each keyword. Unit: milliseconds. */
const MAX_MS = 20_000;

/** Where V8 finds a syntax error: its line, from 1, and its column, from 0. */
function placeOf(error: unknown): { readonly line: number; readonly column: number } | undefined {
  const [, line, , space] = /^render\.cjs:(\d+)\n(.*)\n([ \t]*)\^/.exec(String((error as Error).stack)) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: space?.length ?? 0 };
}

/**
 * Takes `import()` out of a script: it calls back into Node's own realm, whose promise and errors lead out of any
 * other one. Every `import` is written with an escape, which V8 refuses where it is the keyword; there, and only there,
 * it becomes a name without a value. So V8 itself tells code from text.
 * @throws {ReleaseError} if the script cannot be compiled.
 */
export function withoutImports(script: string, part: string): string {
  const known = kept.get(script);
  if (known !== undefined) return known;
  // The lines as V8 counts them, with what ends each between them.
  const lines = script.replace(WORD, () => ESCAPED).split(/(\r\n|[\n\r\u2028\u2029])/);
  const start = performance.now();
  for (;;) {
    if (performance.now() - start > MAX_MS)
      throw new ReleaseError(`render.cjs of ${part} has too many imports`);
    const text = lines.join('');
    try {
      new Script(`${OPENING}${text}\n})`, { filename: 'render.cjs' });
      kept.set(script, text);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return text;
    } catch (error) {
      const place = placeOf(error);
      const index = ((place?.line ?? 0) - 1) * 2;
      const line = lines[index] ?? '';
      const start = (place?.column ?? 0) - (index === 0 ? OPENING.length : 0);
      if (place === undefined || !line.startsWith(ESCAPED, start))
        throw new ReleaseError(`render.cjs of ${part} cannot be compiled: ${(error as Error).message}`, {
          cause: error,
        });
      lines[index] = line.slice(0, start) + REPLACEMENT + line.slice(start + ESCAPED.length);
    }
  }
}
