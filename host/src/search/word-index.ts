import type { SearchItem } from './item';
import { closeness, INSIDE, type Tolerance, WHOLE, wordsOf } from './words';

/** What it costs a word to be in this part of an item. Keywords are not shown. */
const PARTS = { title: 0, detail: 2, keywords: 4 } as const;
type Part = keyof typeof PARTS;

/** What a word costs where it is not. */
export const NOT_FOUND = 255;

/** An item, and what is read from it once. */
export interface Entry {
  readonly item: SearchItem;
  /** The words of its title. */
  readonly title: readonly string[];
  /** The words of its version; none for an item without one. */
  readonly version: readonly string[];
  /** The words of the name of its section. */
  readonly owner: readonly string[];
}

/** Versions and files are told from each other by their age, not by where their words are. */
export const isVersioned = ({ kind }: SearchItem) => kind === 'file' || kind === 'version';

/** A word of the query, and what it costs in each entry. */
export interface Found {
  readonly typed: string;
  /** The words of the entries that it is found in. */
  readonly words: ReadonlySet<string>;
  /** By entry; {@link NOT_FOUND} if the entry lacks it. */
  readonly costs: Uint8Array;
  /** By entry: 1 if it is found in the title or the detail. */
  readonly shown: Uint8Array;
}

/** Whether it says something about what is looked for: more than two letters, and not only inside of words. */
export const isTelling = ({ typed, words }: Found) =>
  typed.length > 2 && [...words].some((word) => word.startsWith(typed) || !word.includes(typed));

/** Adds the short name of a compiler, as people type it: "vs2022" for "Visual Studio 2022". */
const withShortNames = (keywords = '') => keywords.replace(/visual studio (20\d\d)/gi, '$& vs$1');

/** The words of all entries: thousands of entries have some hundred words. */
export class WordIndex {
  readonly entries: readonly Entry[];
  /** By word: the entries that have it, and in which part. */
  readonly #places = new Map<string, { readonly entry: number; readonly part: Part }[]>();

  constructor(items: readonly SearchItem[]) {
    // Most items share their texts with others.
    const known = new Map<string, readonly string[]>();
    const words = (text = ''): readonly string[] => {
      const found = known.get(text) ?? wordsOf(text);
      known.set(text, found);
      return found;
    };
    this.entries = items.map((item, entry) => {
      const title = wordsOf(item.title);
      this.#add(title, entry, 'title');
      this.#add(words(item.detail), entry, 'detail');
      this.#add(words(withShortNames(item.keywords)), entry, 'keywords');
      return { item, title, version: words(item.version), owner: words(item.owner?.name) };
    });
  }

  #add(words: readonly string[], entry: number, part: Part): void {
    for (const word of words) {
      const places = this.#places.get(word);
      if (places) places.push({ entry, part });
      else this.#places.set(word, [{ entry, part }]);
    }
  }

  find(typed: string, tolerance: Tolerance): Found {
    const words = new Set<string>();
    const costs = new Uint8Array(this.entries.length).fill(NOT_FOUND);
    const shown = new Uint8Array(this.entries.length);
    for (const [word, places] of this.#places) {
      const cost = closeness(word, typed, tolerance);
      if (cost === null) continue;
      words.add(word);
      for (const { entry, part } of places) {
        const item = this.entries[entry]?.item;
        const inPart = item && isVersioned(item) ? (cost < INSIDE ? WHOLE : cost) : cost + PARTS[part];
        costs[entry] = Math.min(costs[entry] ?? NOT_FOUND, inPart);
        if (part !== 'keywords') shown[entry] = 1;
      }
    }
    return { typed, words, costs, shown };
  }
}
