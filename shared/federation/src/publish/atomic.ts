import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code';

/** Writes a file atomically: readers see the old or the new content, never a partial file. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** Age after which a lock counts as left over from a process that died, in milliseconds. */
const STALE_LOCK_MS = 30_000;
const LOCK_RETRY_MS = 25;

const nullIfMissing = (error: unknown): null => {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
};

async function tryLock(path: string, owner: string): Promise<boolean> {
  try {
    await writeFile(path, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that died. The rename succeeds for only one of the waiting processes. */
async function removeStaleLock(path: string): Promise<void> {
  const lock = await stat(path).catch(nullIfMissing);
  if (lock === null || Date.now() - lock.mtimeMs <= STALE_LOCK_MS) return;
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(nullIfMissing);
  const moved = await stat(aside).catch(nullIfMissing);
  // Another process was faster, and the moved lock is its new one: put it back.
  if (moved !== null && moved.mtimeMs !== lock.mtimeMs) await rename(aside, path);
  else await rm(aside, { force: true });
}

/** Runs `work` while holding an exclusive lock file. Waits until other processes release it. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const owner = randomUUID();
  await mkdir(dirname(path), { recursive: true });
  while (!(await tryLock(path, owner))) {
    await removeStaleLock(path);
    await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS + Math.random() * LOCK_RETRY_MS));
  }
  try {
    return await work();
  } finally {
    const holder = await readFile(path, 'utf8').catch(nullIfMissing);
    if (holder === owner) await rm(path, { force: true });
  }
}
