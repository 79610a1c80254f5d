// No import of the products: the host's components use this file.

/** Splits a semicolon-separated text or a list into product names, without blanks and duplicates. CALL-12. */
export function splitProductList(products: string | readonly string[] | null | undefined): string[] {
  const names = [products ?? []].flat().flatMap((text) => text.split(';'));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/** A note in any shape that content uses; a `type` of `news` marks it as news. NOTE-1, NOTE-2. */
type NoteLike = string | { readonly body: string; readonly type?: string | null | undefined };

/** Notes in any shape that content uses. NOTE-1. */
export type NotesLike = string | readonly NoteLike[] | null | undefined;

/** The notes to show, by what they are. NOTE-2. */
export interface SortedNotes {
  /** What content does not mark; a download page shows them as warnings. */
  readonly notes: readonly string[];
  readonly news: readonly string[];
}

const bodyOf = (note: NoteLike) => (typeof note === 'string' ? note : note.body);
const isNews = (note: NoteLike) => typeof note === 'object' && note.type?.trim().toLowerCase() === 'news';

function visible(notes: NotesLike): NoteLike[] {
  const all = [notes ?? []].flat();
  return all[0] !== undefined && bodyOf(all[0]).trim() ? all.filter((note) => bodyOf(note).trim()) : [];
}

/** The notes to show: none if the first one is blank, otherwise all that are not blank. NOTE-1. */
export const visibleNotes = (notes: NotesLike): string[] => visible(notes).map(bodyOf);

/**
 * Separates news from the other notes: the notes that content marks, and its highlights, which come first. NOTE-2.
 * @param highlights the head field of a release. Default: none.
 */
export function sortNotes(notes: NotesLike, highlights: NotesLike = ''): SortedNotes {
  const shown = visible(notes);
  return {
    notes: shown.filter((note) => !isNews(note)).map(bodyOf),
    news: [...new Set([...visibleNotes(highlights), ...shown.filter(isNews).map(bodyOf)])],
  };
}
