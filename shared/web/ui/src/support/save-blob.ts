/**
 * How long a file's blob URL stays valid after the click, in milliseconds. Safari reads the blob only after
 * the visitor has allowed the download, and browsers fire no event once they have read it.
 */
export const BLOB_LIFETIME_MS = 60_000;

/**
 * Saves a blob under a name, as a download. An entry point of its own, because few pages save files.
 * @example saveBlob(new Blob([text], { type: 'text/csv' }), 'licenses.csv')
 */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BLOB_LIFETIME_MS);
}
