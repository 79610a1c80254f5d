// No import of the products: the host's components use this file.

/** Splits a semicolon-separated text or a list into product names, without blanks and duplicates. CALL-12. */
export function splitProductList(products: string | readonly string[] | null | undefined): string[] {
  const names = [products ?? []].flat().flatMap((text) => text.split(';'));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/** Notes in any shape that content uses. NOTE-1. */
export type NotesLike = string | readonly (string | { readonly body: string })[] | null | undefined;

/** The notes to show: none if the first one is blank, otherwise all that are not blank. NOTE-1. */
export function visibleNotes(notes: NotesLike): string[] {
  const texts = [notes ?? []].flat().map((note) => (typeof note === 'string' ? note : note.body));
  return texts[0]?.trim() ? texts.filter((text) => text.trim() !== '') : [];
}
