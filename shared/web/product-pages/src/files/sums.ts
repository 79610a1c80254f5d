import type { FileEntry } from '@portal/api/content';
import { savedName } from './file-names';

/** What content says about the bytes of a file. */
export interface FileSums {
  /** 32 hexadecimal digits in lower case. */
  readonly md5: string;
  /** 64 hexadecimal digits in lower case. */
  readonly sha256?: string;
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

/** The sums of a file; `null` without a valid MD5 sum, which is the one that is compared. VERIFY-1. */
export function sumsOf({ size, ...file }: FileEntry): FileSums | null {
  const md5 = parseMd5(file.md5sum);
  if (md5 === undefined) return null;
  const sha256 = parseSum(file.sha256, 64);
  return {
    md5,
    ...(sha256 !== undefined && { sha256 }),
    ...(typeof size === 'number' && { size }),
  };
}

/** A line that `md5sum -c` and `sha256sum -c` read. @param fileName as it is saved: nothing in it needs an escape. VERIFY-7. */
export const sumLine = (sum: string, fileName: string): string => `${sum}  ${fileName}`;

/** The file `MD5SUMS` of these files: a line for each with an MD5 sum. Empty without one. VERIFY-7. */
export function md5sumsOf(files: readonly FileEntry[]): string {
  const lines = files.flatMap((file) => {
    const sums = sumsOf(file);
    return sums === null ? [] : [`${sumLine(sums.md5, savedName(file))}\n`];
  });
  return [...new Set(lines)].join('');
}
