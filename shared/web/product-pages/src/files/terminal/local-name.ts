import type { DownloadTarget } from '@portal/catalog';

/** Control characters, direction marks, and what Windows does not allow in a file name. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\<>:"|?*]/gu;

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The name under which a command saves a download: the file's name without folders, and without characters that a
 * file system or a terminal could take for something else. It never begins with a dash. TERM-2.
 * @param filename as content names it; empty for a download that content does not list.
 */
export function localName(target: DownloadTarget, filename: string): string {
  const key = 'objectKey' in target ? target.objectKey : '';
  const name = (lastSegment(filename) || lastSegment(key)).replace(UNSAFE, '_').trim();
  return name.replace(/^[-.~]+/, '_') || 'download';
}
