import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@portal/build/error-code';

export { withLock } from './lock';

/** Errors of systems and file systems that cannot flush a folder. */
const CANNOT_SYNC_FOLDERS: readonly unknown[] = ['EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM'];

/** Flushes a folder's entries to the disk, so that a new or renamed file is found after a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!CANNOT_SYNC_FOLDERS.includes(errorCode(error))) throw error;
  }
}

/** Makes a folder with its parents, and flushes each entry that it makes. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/**
 * Writes a temporary file next to `path`, on the same file system, and flushes it to the disk. Only a
 * flushed file may be renamed: after a power failure, the new name could otherwise have no content. REL-11.
 * @returns its path; it ends with `.draft`.
 */
export async function writeDraft(path: string, content: string | Uint8Array): Promise<string> {
  const draft = `${path}.${randomUUID()}.draft`;
  await makeFolder(dirname(path));
  try {
    await writeFile(draft, content, { flag: 'wx', flush: true });
    return draft;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a file atomically: readers see the old or the new content, never a partial file. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const draft = await writeDraft(path, content);
  await rename(draft, path).finally(() => rm(draft, { force: true }));
  await syncFolder(dirname(path));
}
