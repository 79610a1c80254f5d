import type { FileEntry } from '@portal/api/content';
import { savedName } from './file-names';

/** A sum that content can have of a file. */
export type Algorithm = 'MD5' | 'SHA-256';

/** What content says about the bytes of a file. Sums are hexadecimal digits in lower case. */
export interface FileSums {
  /** The sum that decides whether a file is this one is SHA-256 where content has it, else MD5. VERIFY-2. */
  readonly algorithm: Algorithm;
  readonly sum: string;
  readonly md5?: string;
  /** In bytes. */
  readonly size?: number;
}

/** A sum in lower case; `undefined` for any other text, since content is not trusted. */
const parseSum = (text: string | null | undefined, digits: number): string | undefined => {
  const sum = text?.trim().toLowerCase() ?? '';
  return sum.length === digits && /^[0-9a-f]+$/.test(sum) ? sum : undefined;
};

/** The MD5 sum in a text, in lower case. */
export const parseMd5 = (text: string | null | undefined): string | undefined => parseSum(text, 32);

/** The sums of a file; `null` without a valid one. VERIFY-1. */
export function sumsOf({ size, ...file }: FileEntry): FileSums | null {
  const md5 = parseMd5(file.md5sum);
  const sha256 = parseSum(file.sha256, 64);
  const sum = sha256 ?? md5;
  if (sum === undefined) return null;
  return {
    algorithm: sha256 === undefined ? 'MD5' : 'SHA-256',
    sum,
    ...(md5 !== undefined && { md5 }),
    ...(typeof size === 'number' && { size }),
  };
}

/** A line that `md5sum -c` and `sha256sum -c` read. @param fileName as it is saved: nothing in it needs an escape. VERIFY-7. */
export const sumLine = (sum: string, fileName: string): string => `${sum}  ${fileName}`;

/** The file `MD5SUMS` of these files: a line for each with an MD5 sum. Empty without one. VERIFY-7. */
export function md5sumsOf(files: readonly FileEntry[]): string {
  const lines = files.flatMap((file) => {
    const md5 = parseMd5(file.md5sum);
    return md5 === undefined ? [] : [`${sumLine(md5, savedName(file))}\n`];
  });
  return [...new Set(lines)].join('');
}
