import type { HeaderFile } from '@portal/api/account';
import { safeFileName } from './file-name';

/**
 * How long a file's blob lives after the click, in milliseconds. Safari reads it when the visitor has
 * answered whether to allow the download, and nothing tells when a browser has read it.
 */
export const BLOB_LIFETIME = 60_000;

/** Saves a header file under its name with its type. LIC-3. */
export function saveFile({ filename, contents, type }: HeaderFile): void {
  const url = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(filename);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BLOB_LIFETIME);
}
