import type { Citation, SourceFile } from './types';

/** An id as a word: `(APPLE-7)`, `APPLE-7.` and `APPLE-7,` are citations; `MY-APPLE-7` and `APPLE-7.2` are not. */
const ID = /(?<![\w-])([A-Z][A-Z0-9]*)-[1-9]\d*(?![\w-]|\.\d)/g;

/** The prefix of an id. */
export const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/**
 * Finds the ids that a file mentions.
 * @param prefixes those that rules have; `UTF-8` and `SHA-256` are words like any other.
 */
export function findCitations({ path, text }: SourceFile, prefixes: ReadonlySet<string>): Citation[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(ID)]
        .map(([id]) => ({ id, file: path, line: index + 1 }))
        .filter(({ id }) => prefixes.has(prefixOf(id))),
    );
}
