import type { HeaderFile } from '@portal/api/account';
import { safeFileName } from './file-name';

/**
 * How long a file's blob URL stays valid after the click, in milliseconds. Safari reads the blob only after
 * the visitor has allowed the download, and browsers fire no event once they have read it.
 */
export const BLOB_LIFETIME_MS = 60_000;

/** Saves a blob under a name, as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BLOB_LIFETIME_MS);
}

/** Saves a header file with its name and type. LIC-3. */
export function saveFile({ filename, contents, type }: HeaderFile): void {
  saveBlob(new Blob([contents], { type }), safeFileName(filename));
}
