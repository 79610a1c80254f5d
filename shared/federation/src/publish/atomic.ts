import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code';

/** Writes a file so that a reader sees the old or the new one, never half of it. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** A lock older than this belonged to a process that died, in milliseconds. */
const STALE = 30_000;
const PAUSE = 25;

const missing = (error: unknown): null => {
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

/** Takes a dead process's lock away. Of all who wait, one can move it. */
async function dropStale(path: string): Promise<void> {
  const lock = await stat(path).catch(missing);
  if (lock === null || Date.now() - lock.mtimeMs <= STALE) return;
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(missing);
  const moved = await stat(aside).catch(missing);
  // Somebody was faster and this is the new owner's: back with it.
  if (moved !== null && moved.mtimeMs !== lock.mtimeMs) await rename(aside, path);
  else await rm(aside, { force: true });
}

/** Runs `work` while no other process does the same with this lock file. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const owner = randomUUID();
  await mkdir(dirname(path), { recursive: true });
  while (!(await tryLock(path, owner))) {
    await dropStale(path);
    await new Promise((resolve) => setTimeout(resolve, PAUSE + Math.random() * PAUSE));
  }
  try {
    return await work();
  } finally {
    const holder = await readFile(path, 'utf8').catch(missing);
    if (holder === owner) await rm(path, { force: true });
  }
}
