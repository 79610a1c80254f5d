/** Why there is no file to hash. */
export type Refusal = 'folder' | 'several' | 'no-file';

/** What a visitor chose or dropped. VERIFY-5. */
export type Choice =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal): Choice => ({ kind: 'refused', refusal });

/** The chosen file; refuses none and several. */
export function chosenFile(files: ArrayLike<File>): Choice {
  const file = files[0];
  if (file === undefined) return refused('no-file');
  return files.length > 1 ? refused('several') : { kind: 'file', file };
}

/** The dropped file; refuses a folder, which browsers pass as a file that cannot be read. */
export function droppedFile({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Choice {
  const isFolder = [...items].some((item) => item.webkitGetAsEntry?.()?.isDirectory === true);
  return files.length === 1 && isFolder ? refused('folder') : chosenFile(files);
}
