import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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

async function tryLock(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function dropStale(path: string): Promise<void> {
  const lock = await stat(path).catch(() => null);
  if (lock !== null && Date.now() - lock.mtimeMs > STALE) await rm(path, { force: true });
}

/** Runs `work` while no other process does the same with this lock file. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  while (!(await tryLock(path))) {
    await dropStale(path);
    await new Promise((resolve) => setTimeout(resolve, PAUSE + Math.random() * PAUSE));
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
