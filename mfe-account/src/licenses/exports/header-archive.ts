import { makeZip } from 'client-zip';
import { safeFileName } from '../file-name';
import type { License } from '../licenses';

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
 * products. Header files of different licenses have the same names; no two files of the archive have the same
 * `folder/file`. LIC-9.
 */
export function archiveFiles(licenses: readonly License[]) {
  const uniqueFolder = uniqueNames();
  return licenses
    .filter(({ headers }) => headers.length > 0)
    .flatMap((license) => {
      const folder = uniqueFolder(folderName(license));
      const uniqueFile = uniqueNames();
      return license.headers.map(({ filename, contents }) => ({
        name: `${folder}/${uniqueFile(safeFileName(filename))}`,
        input: contents,
      }));
    });
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface ExportOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Files between two pauses for the visitor's input: a few milliseconds of work on a slow processor. */
const BATCH_SIZE = 100;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Yields the files in batches, so that thousands of them do not block the page. */
async function* inBatches<Item>(items: readonly Item[], { signal, onProgress }: ExportOptions) {
  for (const [index, item] of items.entries()) {
    if (index % BATCH_SIZE === 0) {
      onProgress({ done: index, total: items.length });
      await nextTask();
      signal.throwIfAborted();
    }
    yield item;
  }
}

/**
 * Packs the header files of licenses into one ZIP archive. `null` if there are none. LIC-9.
 * @throws the reason of the signal, once it is aborted.
 */
export async function headerArchive(licenses: readonly License[], options: ExportOptions) {
  const files = archiveFiles(licenses);
  if (files.length === 0) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = makeZip(inBatches(files, options)).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(new Uint8Array(part.value));
  }
  options.signal.throwIfAborted();
  return { blob: new Blob(parts, { type: 'application/zip' }), files: files.length };
}
