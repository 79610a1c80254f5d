/**
 * How long the blob URL stays valid after the click, in milliseconds. Safari reads the blob only after the visitor
 * has allowed the download, and browsers fire no event once they have read it.
 */
const BLOB_LIFETIME_MS = 60_000;

/** Saves a text as a file, as if it had been downloaded. */
export function saveText(fileName: string, text: string): void {
  // As text/plain, Chromium would add `.txt` to a name without an extension.
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BLOB_LIFETIME_MS);
}
