/** Notes as content has them. NOTE-1. */
export type NotesLike = string | readonly (string | { readonly body: string })[] | null | undefined;

/** The notes to show: none if they are blank or their first item is, otherwise those that are not. NOTE-1. */
export function visibleNotes(notes: NotesLike): string[] {
  const texts = [notes ?? []].flat().map((note) => (typeof note === 'string' ? note : note.body));
  return texts[0]?.trim() ? texts.filter((text) => text.trim() !== '') : [];
}
