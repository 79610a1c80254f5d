import { makeZip } from 'client-zip';
import type { License } from '../license';
import { archiveFiles } from './archive-paths';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface ArchiveOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

interface HeaderArchive {
  readonly blob: Blob;
  /** The number of files in the archive. */
  readonly files: number;
}

/** Files between two pauses for the visitor's input: a few milliseconds of work on a slow processor. */
const BATCH_SIZE = 100;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Yields the files in batches, so that thousands of them do not block the page. */
async function* inBatches<Item>(items: readonly Item[], { signal, onProgress }: ArchiveOptions) {
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
export async function headerArchive(
  licenses: readonly License[],
  options: ArchiveOptions,
): Promise<HeaderArchive | null> {
  const files = archiveFiles(licenses);
  if (files.length === 0) return null;
  const entries = files.map(({ path, contents }) => ({ name: path, input: contents }));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = makeZip(inBatches(entries, options)).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(new Uint8Array(part.value));
  }
  options.signal.throwIfAborted();
  return { blob: new Blob(parts, { type: 'application/zip' }), files: files.length };
}
