import type { HeaderFile } from '@portal/api/account';
import { safeFileName } from './file-name';

/** Saves a header file under its name with its type. Decisions §5, "Licence page". */
export function saveFile({ filename, contents, type }: HeaderFile): void {
  const url = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(filename);
  link.click();
  // The browser reads the blob after this task, so it has to live a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
