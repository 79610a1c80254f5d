import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, nullIfMissing } from '@portal/build/error-code';

/** Interval at which the holder of a lock rewrites it, in milliseconds. */
export const HEARTBEAT_MS = 5_000;
/** Time without a heartbeat after which the holder counts as dead, in milliseconds. */
export const STALE_LOCK_MS = 30_000;
const RETRY_MS = 25;

/** The time of one process. Locks never compare it with another machine's. */
export interface LockClock {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Resolves after this many milliseconds. @throws an `AbortError` when aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<unknown>;
}

const processClock: LockClock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
};

const readLock = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(nullIfMissing);

/** Start of the content of a lock file whose holder is done. */
const RELEASED = 'released';

/** Content of a lock file: the owner, and a number that grows with each heartbeat. */
const contentOf = (owner: string, beat: number): string => `${owner} ${String(beat).padStart(12, '0')}\n`;

async function tryLock(path: string, owner: string): Promise<FileHandle | null> {
  const file = await open(path, 'wx').catch((error: unknown) => {
    if (errorCode(error) === 'EEXIST') return null;
    throw error;
  });
  try {
    await file?.write(contentOf(owner, 0), 0);
    return file;
  } catch (error) {
    // On a full disk. Others would wait for a holder that there never was.
    await file?.close();
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes the lock of a process that is dead or done. The rename succeeds for only one of the waiting processes. */
async function breakLock(path: string, stale: string): Promise<void> {
  // Another process may have been faster. Moving its new lock aside would cost it the lock for a moment.
  if ((await readLock(path)) !== stale) return;
  const aside = `${path}.${randomUUID()}.draft`;
  await rename(path, aside).catch(nullIfMissing);
  const moved = await readLock(aside);
  if (moved === null) return;
  if (moved === stale) await rm(aside, { force: true });
  // Another process was faster, and the moved lock is in use: put it back.
  else await rename(aside, path);
}

/** Waits for the lock. Breaks it when its content has not changed for too long by this process's clock. */
async function acquire(path: string, owner: string, clock: LockClock): Promise<FileHandle> {
  let seen: { readonly content: string; readonly at: number } | undefined;
  for (;;) {
    const file = await tryLock(path, owner);
    if (file !== null) return file;
    // Before the read, so that a pause of this process does not count as silence of the holder.
    const now = clock.now();
    const content = await readLock(path);
    if (content === null) continue;
    if (content.startsWith(RELEASED)) await breakLock(path, content);
    else if (seen?.content !== content) seen = { content, at: clock.now() };
    else if (now - seen.at > STALE_LOCK_MS) {
      await breakLock(path, content);
      seen = undefined;
    }
    await clock.wait(RETRY_MS + Math.random() * RETRY_MS);
  }
}

/** Rewrites the lock until aborted. Writes to the open file, never to a lock that another process put in its place. */
async function keepAlive(file: FileHandle, owner: string, clock: LockClock, signal: AbortSignal) {
  for (let beat = 1; ; beat += 1) {
    await clock.wait(HEARTBEAT_MS, signal);
    await file.write(contentOf(owner, beat), 0);
  }
}

/**
 * Runs `work` while holding an exclusive lock file. Waits until other processes release it, or until one of
 * them has shown no heartbeat for {@link STALE_LOCK_MS}. REL-11.
 * @param work can ask whether this process still has the lock. It loses the lock to another one if its heartbeat stops,
 * for example while the machine sleeps.
 * @param clock Default: the clock of this process.
 */
export async function withLock<T>(
  path: string,
  work: (isHeld: () => Promise<boolean>) => Promise<T>,
  clock: LockClock = processClock,
): Promise<T> {
  const owner = randomUUID();
  await mkdir(dirname(path), { recursive: true });
  const file = await acquire(path, owner, clock);
  const stopped = new AbortController();
  let failure: unknown;
  const heartbeat = keepAlive(file, owner, clock, stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) failure = error;
  });
  const isHeld = async () => failure === undefined && (await readLock(path))?.startsWith(owner) === true;
  try {
    return await work(isHeld);
  } finally {
    stopped.abort();
    await heartbeat;
    if ((await readLock(path))?.startsWith(owner)) await rm(path, { force: true });
    // A process that breaks a lock moves this one aside for a moment, and then puts it back although nobody holds it.
    await file.write(RELEASED, 0);
    await file.close();
  }
}
