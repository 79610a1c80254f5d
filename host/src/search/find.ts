import { KIND_NAMES, KINDS, type SearchItem } from './item';
import { type Entry, type Found, isTelling, isVersioned, NOT_FOUND, WordIndex } from './word-index';
import { placedWordsOf, TOLERANCES, wordsOf } from './words';

export interface Result {
  readonly item: SearchItem;
  /** Starts and ends of the matches in the title, in turn. */
  readonly ranges: readonly number[];
}

/** Results of one kind. */
export interface ResultGroup {
  readonly kind: SearchItem['kind'];
  /** How many there are. */
  readonly total: number;
  /** The best ones. */
  readonly results: readonly Result[];
}

/** More characters than a file name has; longer texts are cut. */
const MAX_QUERY = 120;

/** What it costs a number to be somewhere else than in the item's version. */
const OUTSIDE_VERSION = 1;

/** An entry that has every word of the query. */
type Match = ReturnType<typeof matchOf>;

const isOfVersion = (version: readonly string[], word: string) =>
  version.some((part) => part === word || part.startsWith(`${word}.`));

/** Whether every word of a name is in the query; an empty name has none. */
const isNamed = (
  name: readonly string[],
  query: readonly Found[],
  has: (found: Found, word: string) => boolean,
) => name.length > 0 && name.every((word) => query.some((found) => has(found, word)));

function matchOf(entry: Entry, at: number, query: readonly Found[], section: string | null) {
  const { item, title, version } = entry;
  const versioned = isVersioned(item);
  // The sum over the words of the query; entries with equal sums have equally good words.
  const cost = query.reduce((sum, { typed, costs }) => {
    const isElsewhere = versioned && /\d/.test(typed) && !isOfVersion(version, typed);
    return sum + (costs[at] ?? NOT_FOUND) + (isElsewhere ? OUTSIDE_VERSION : 0);
  }, 0);
  // How much of it the query names in full: the title or version ("communicator 2023 sp2"), and the section.
  const whole = versioned ? version : title;
  const named =
    Number(isNamed(whole, query, ({ typed }, word) => typed === word)) +
    Number(isNamed(entry.owner, query, ({ words }, word) => words.has(word)));
  // Whether it belongs to the section that the visitor is in.
  const own = section !== null && `${item.owner?.section ?? ''}/`.startsWith(`${section}/`);
  const matched = versioned ? 0 : title.filter((word) => query.some(({ words }) => words.has(word))).length;
  // How many other words the title has, if it has any of the query. Versions and files: 0.
  const others = matched === 0 ? 0 : title.length - matched;
  // Whether a word is in the keywords only.
  const hidden = query.some(({ shown }) => shown[at] === 0);
  return { entry, cost, named, own, others, hidden };
}

/**
 * The better one first: the better words, what the query names in full, what belongs to the section that the visitor
 * is in, the newest version, the title with fewer other words. Others keep the items' order. SEARCH-8.
 */
const byRank = (a: Match, b: Match): number =>
  a.cost - b.cost ||
  b.named - a.named ||
  Number(b.own) - Number(a.own) ||
  (a.entry.item.age ?? 0) - (b.entry.item.age ?? 0) ||
  a.others - b.others;

/** Where the words of the query are in the title. */
const rangesOf = ({ item }: Entry, query: readonly Found[]): number[] =>
  placedWordsOf(item.title).flatMap(({ word, start, end }) => {
    const found = query.find(({ words }) => words.has(word));
    if (found === undefined) return [];
    const inside = word.indexOf(found.typed);
    // With an error, or where a letter has another length without its accent, the whole word is marked.
    return inside < 0 || word.length !== end - start
      ? [start, end]
      : [start + inside, start + inside + found.typed.length];
  });

/**
 * The results of each kind, in the order of the kinds. A group goes behind the others if its best result has a word
 * in its keywords only; files are the last in any case. SEARCH-8.
 */
function groupsOf(matches: readonly Match[], query: readonly Found[]): ResultGroup[] {
  const groups = KIND_NAMES.flatMap((kind) => {
    const ofKind = matches.filter(({ entry }) => entry.item.kind === kind);
    const [first] = ofKind;
    return first === undefined ? [] : [{ kind, ofKind, place: kind === 'file' ? 2 : Number(first.hidden) }];
  });
  return groups
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind, ofKind }) => {
      const shown = ofKind.slice(0, KINDS[kind].shown);
      const results = shown.map(({ entry }) => ({ item: entry.item, ranges: rangesOf(entry, query) }));
      return { kind, total: ofKind.length, results };
    });
}

/** "VS 2022" is one word, or it would name the version 2022. */
const VISUAL_STUDIO = /\bvs\s+(?=20\d\d\b)/gi;

/** The words of a query; "v2026.3" is the version 2026.3. */
function typedWords(query: string): string[] {
  const words = wordsOf(query.slice(0, MAX_QUERY).replace(VISUAL_STUDIO, 'vs'));
  return [...new Set(words.map((word) => word.replace(/^v(?=\d+\.)/, '')))];
}

/** What a query finds. */
interface Findings {
  readonly groups: readonly ResultGroup[];
  /** Words of the query that nothing has, as they were typed; the groups are those of its other words. */
  readonly leftOut: readonly string[];
}

/** A word of a query as it was typed: "WebGL" for the word `webgl`. */
function asTyped(query: string, word: string): string {
  const place = placedWordsOf(query).find((placed) => placed.word === word);
  return place === undefined ? word : query.slice(place.start, place.end);
}

const NOTHING: Findings = { groups: [], leftOut: [] };

/**
 * Finds the results of a query; none for a blank one.
 * @param section path of the section whose results go first among equals. Default: none.
 */
export type Find = (query: string, section?: string | null) => Findings;

/** Prepares items to be searched as the visitor types. SEARCH-3, SEARCH-8. */
export function createFinder(items: readonly SearchItem[]): Find {
  const index = new WordIndex(items);

  function search(typed: readonly string[], section: string | null): Findings {
    let query: readonly Found[] = [];
    // Errors are forgiven only where nothing has every word as it is typed.
    for (const tolerance of TOLERANCES) {
      query = typed.map((word) => index.find(word, tolerance));
      const matches = index.entries.flatMap((entry, at) =>
        query.every(({ costs }) => costs[at] !== NOT_FOUND) ? [matchOf(entry, at, query, section)] : [],
      );
      if (matches.length > 0) return { groups: groupsOf(matches.toSorted(byRank), query), leftOut: [] };
    }
    const leftOut = query.filter(({ words }) => words.size === 0).map((word) => word.typed);
    if (leftOut.length === 0 || !query.some(isTelling)) return NOTHING;
    const { groups } = search(
      typed.filter((word) => !leftOut.includes(word)),
      section,
    );
    return groups.length === 0 ? NOTHING : { groups, leftOut };
  }

  return (text, section = null) => {
    const typed = typedWords(text);
    if (typed.length === 0) return NOTHING;
    const { groups, leftOut } = search(typed, section);
    return { groups, leftOut: leftOut.map((word) => asTyped(text, word)) };
  };
}
