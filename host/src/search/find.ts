import UFuzzy from '@leeoniya/ufuzzy';
import { KINDS, type Kind, type SearchItem } from './item';

/** Results of one kind. */
export interface ResultGroup {
  readonly kind: Kind;
  /** The best ones, at most {@link SHOWN} of the kind. */
  readonly results: readonly Result[];
  /** How many there are. */
  readonly total: number;
}

export interface Result {
  readonly item: SearchItem;
  /** Starts and ends of the matches in the title, in turn. */
  readonly ranges: readonly number[];
}

/** How many results of a kind are shown. */
const SHOWN: Readonly<Record<Kind, number>> = {
  product: 5,
  page: 5,
  version: 5,
  documentation: 5,
  video: 5,
  file: 8,
};

/** More characters than a file name has; longer texts are cut. */
const MAX_QUERY = 120;
/** Words that are found in any order; n words take n! patterns. */
const MAX_REORDERED = 4;
/** With more matches, the items' own order is kept. */
const MAX_RANKED = 1_000;

/** Letters of every script, where the defaults know a to z only. */
const UNICODE: UFuzzy.Options = {
  unicode: true,
  interSplit: "(?:[^\\p{L}\\p{N}'.]+|\\.(?=\\D|$))+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\p{N}']",
  intraContr: "'\\p{L}{1,2}\\b",
};

const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** Separates the words of a query; the dots of a version do not. */
const WORDS: UFuzzy.Options = { interSplit: "(?:[^A-Za-z\\d'.]+|\\.(?=\\D|$))+" };

/** One error in a word of four letters or more, after its first letter; none in numbers and versions. */
const ONE_ERROR: UFuzzy.Options = {
  intraMode: 1,
  intraRules: (term) => {
    const errors = term.length > 3 && !/\d/.test(term) ? 1 : 0;
    return {
      intraSlice: [1, Number.POSITIVE_INFINITY],
      intraIns: errors,
      intraSub: errors,
      intraTrn: errors,
      intraDel: errors,
    };
  },
};

/** Equally good results keep the items' order, which has the newest version first; the default is alphabetical. */
const ORDER: UFuzzy.Options = { compare: () => 0 };

/** Without errors, and with one in each word: a missing, wrong, additional or swapped letter. */
const matchersOf = (options: UFuzzy.Options) =>
  [{}, ONE_ERROR].map((errors) => new UFuzzy({ ...ORDER, ...WORDS, ...options, ...errors }));

const ASCII_MATCHERS = matchersOf({});
const UNICODE_MATCHERS = matchersOf(UNICODE);

/** Finds every word of a query, in any order; where nothing has them all, with one error in each word. */
function match(haystack: string[], query: string): UFuzzy.SearchResult {
  for (const matcher of isAscii(query) ? ASCII_MATCHERS : UNICODE_MATCHERS) {
    const found = matcher.search(haystack, query, MAX_REORDERED, MAX_RANKED);
    if (found[0] !== null && found[0].length > 0) return found;
  }
  return [null, null, null];
}

/** The positions of the matching items, the best first, each with the ranges of its matches. */
function ranked([idxs, info, order]: UFuzzy.SearchResult): readonly (readonly [number, readonly number[]])[] {
  if (idxs === null) return [];
  if (info === null) return idxs.map((position) => [position, []] as const);
  return order.map((at) => [info.idx[at] ?? -1, info.ranges[at] ?? []] as const);
}

/**
 * Prepares items to be searched as the visitor types. SEARCH-3.
 * @returns a function that finds the groups of results of a query; none for a blank query.
 */
export function createFinder(items: readonly SearchItem[]): (query: string) => ResultGroup[] {
  const haystack = UFuzzy.latinize(
    items.map(({ title, detail, keywords = '' }) => `${title} ${detail} ${keywords}`),
  );
  return (query) => {
    const text = UFuzzy.latinize(query.slice(0, MAX_QUERY).trim());
    if (text === '') return [];
    const groups = new Map<Kind, { results: Result[]; total: number }>(
      KINDS.map((kind) => [kind, { results: [], total: 0 }]),
    );
    for (const [position, ranges] of ranked(match(haystack, text))) {
      const item = items[position];
      const group = item && groups.get(item.kind);
      if (group === undefined || item === undefined) continue;
      group.total += 1;
      if (group.results.length < SHOWN[item.kind]) group.results.push({ item, ranges });
    }
    return [...groups].flatMap(([kind, group]) => (group.total > 0 ? [{ kind, ...group }] : []));
  };
}
