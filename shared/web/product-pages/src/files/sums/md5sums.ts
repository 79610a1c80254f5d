import type { FileEntry } from '@portal/api/content';
import { savedName } from './saved-name';
import { sumsOf } from './sums-of';

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/**
 * A line that `md5sum -c` and `sha256sum -c` read. Like these programs, it escapes a backslash, a line feed and a
 * carriage return in the name, and starts with a backslash if there is one. VERIFY-7.
 */
export function sumLine(sum: string, fileName: string): string {
  const escaped = fileName.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
  return `${escaped === fileName ? '' : '\\'}${sum}  ${escaped}`;
}

/** The file `MD5SUMS` of these files: a line for each with an MD5 sum. Empty without one. VERIFY-7. */
export function md5sumsOf(files: readonly FileEntry[]): string {
  const lines = files.flatMap((file) => {
    const sums = sumsOf(file);
    const name = savedName(file);
    return sums === null || name === '' ? [] : [`${sumLine(sums.md5, name)}\n`];
  });
  return [...new Set(lines)].join('');
}
