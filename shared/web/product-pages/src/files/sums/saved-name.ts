import type { FileEntry } from '@portal/api/content';

type Named = Pick<FileEntry, 'filename' | 'link' | 'name'>;

/** Control characters, and the invisible ones that reorder text. A terminal obeys the former when they are pasted. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * The name under which a browser saves a file: the last segment of its file name or link, with `_` for control
 * characters, as browsers do. Empty if content names none. VERIFY-6.
 */
export function savedName({ filename, link, name }: Named): string {
  const path = filename || link.replace(/[?#].*$/, '') || name;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last.replace(INVISIBLE, '_');
}
