import type { HeaderFile } from '@portal/api/account';
import { saveBlob } from '@portal/ui/save-blob';
import { safeFileName } from './file-name';

/** Saves a header file with its name and type. LIC-3. */
export function saveFile({ filename, contents, type }: HeaderFile): void {
  saveBlob(new Blob([contents], { type }), safeFileName(filename));
}
