import type { Citation, SourceFile } from './types';

/** An id as a whole word: `(APPLE-7)`, `APPLE-7.` and `APPLE-7,` match; `MY-APPLE-7` and `APPLE-7.2` do not. */
const ID = /(?<![\w-])([A-Z][A-Z0-9]*)-[1-9]\d*(?![\w-]|\.\d)/g;

/** The prefix of an id. */
export const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/**
 * Finds the ids that a file mentions.
 * @param prefixes the prefixes of rule ids. Words with other prefixes, such as `UTF-8`, are not citations.
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
