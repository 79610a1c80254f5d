import { safeFileName } from '../file-name';
import type { License } from '../license';

interface ArchiveFile {
  /** `folder/file`; no other file of the archive has it. */
  readonly path: string;
  readonly contents: string;
}

/** Characters of a folder's name: a license may name many products, and paths on Windows are short. */
const FOLDER_LENGTH = 60;

/** Makes names unique, in any letter case: `a.h`, `a (2).h`. */
function uniqueNames(): (name: string) => string {
  // The last number of each name, so that thousands of equal names do not count from 2 each.
  const used = new Map<string, number>();
  return (name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let count = used.get(name.toLowerCase()) ?? 0;
    let unique = name;
    do {
      count += 1;
      unique = count === 1 ? name : `${stem} (${count})${extension}`;
    } while (count > 1 && used.has(unique.toLowerCase()));
    used.set(name.toLowerCase(), count);
    if (unique !== name) used.set(unique.toLowerCase(), 1);
    return unique;
  };
}

const folderName = ({ products }: License) =>
  safeFileName(
    products
      .join(', ')
      .replace(/[/\\]+/g, ' ')
      .slice(0, FOLDER_LENGTH) || 'No product named',
  );

/**
 * The header files of licenses with their places in an archive: a folder for each license, named by its
 * products. Header files of different licenses have the same names. LIC-9.
 */
export function archiveFiles(licenses: readonly License[]): readonly ArchiveFile[] {
  const uniqueFolder = uniqueNames();
  return licenses
    .filter(({ headers }) => headers.length > 0)
    .flatMap((license) => {
      const folder = uniqueFolder(folderName(license));
      const uniqueFile = uniqueNames();
      return license.headers.map(({ filename, contents }) => ({
        path: `${folder}/${uniqueFile(safeFileName(filename))}`,
        contents,
      }));
    });
}
