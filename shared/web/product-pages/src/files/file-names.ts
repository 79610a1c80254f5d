import type { FileEntry } from '@portal/api/content';
import type { DownloadTarget } from '@portal/catalog';

type Named = Pick<FileEntry, 'filename' | 'link' | 'name'>;

/** Control characters, and the invisible ones that reorder text. A terminal obeys the former when they are pasted. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The last segment of a path, with `_` for characters that nobody sees. */
const visibleName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(INVISIBLE, '_');

/**
 * The name under which a browser saves a file: the last segment of its file name or link, with `_` for control
 * characters, as browsers do. Empty if content names none. VERIFY-6.
 */
export const savedName = ({ filename, link, name }: Named): string =>
  visibleName(filename || link.replace(/[?#].*$/, '') || name);

/** What Windows does not allow in a file name. */
const UNSAFE = /[\\<>:"|?*]/g;

/**
 * The name under which a command saves a download: the file's name without folders, and without characters that a
 * file system or a terminal could take for something else. It never begins with a dash. TERM-2.
 * @param filename as content names it; empty for a download that content does not list.
 */
export function localName(target: DownloadTarget, filename: string): string {
  const key = 'objectKey' in target ? target.objectKey : '';
  const name = (visibleName(filename) || visibleName(key)).replace(UNSAFE, '_').trim();
  return name.replace(/^[-.~]+/, '_') || 'download';
}
