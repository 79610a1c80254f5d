/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { open, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { folderForTests } from '@portal/build/testing';
import { HEARTBEAT_MS, type LockClock, STALE_LOCK_MS, withLock } from './lock';
import { fakeClock } from './testing/fake-clock';

const folder = folderForTests();
let path: string;
beforeEach(() => {
  path = join(folder.path, 'lock');
});

/** A holder whose heartbeats the test triggers, and which keeps the lock until it is told to stop. */
async function holdLock() {
  const beats: (() => void)[] = [];
  const clock: LockClock = {
    now: () => 0,
    wait: (_, signal) =>
      new Promise<void>((resolve, reject) => {
        const onAbort = () => reject(signal?.reason as Error);
        beats.push(() => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        });
        signal?.addEventListener('abort', onAbort);
      }),
  };
  const steps = new EventEmitter();
  const stopped = once(steps, 'stop');
  const held = once(steps, 'held');
  const work = async (isHeld: () => Promise<boolean>) => {
    steps.emit('held', isHeld);
    await stopped;
  };
  const done = withLock(path, work, clock);
  const [isHeld] = (await held) as [() => Promise<boolean>];
  const content = () => readFile(path, 'utf8');
  return {
    isHeld,
    /** Triggers one heartbeat and waits until it is written. */
    async beat() {
      const before = await content();
      beats.shift()?.();
      while ((await content()) === before) await setImmediate();
    },
    async release() {
      steps.emit('stop');
      await done;
    },
  };
}

test('runs the work of several holders one after the other, and removes the lock', async () => {
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await setImmediate();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(path, work, fakeClock())));
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
});

// REL-11.
test('waits as long as the holder has a heartbeat', async () => {
  const holder = await holdLock();
  let isDone = false;
  let waits = 0;
  const clock = fakeClock({
    async afterWait() {
      waits += 1;
      if (waits % 100 === 0) await holder.beat();
      if (clock.now() < 3 * STALE_LOCK_MS || isReleased) return;
      expect(isDone).toBe(false);
      expect(await holder.isHeld()).toBe(true);
      isReleased = true;
      await holder.release();
    },
  });
  let isReleased = false;
  const waiter = withLock(
    path,
    async () => {
      isDone = true;
    },
    clock,
  );
  await waiter;
  expect(isDone).toBe(true);
});

// REL-11.
test.each([
  ['far in the past', new Date(0)],
  ['far in the future', new Date('2100-01-01')],
])('breaks the lock of a dead process after its own waiting time, with a time stamp %s', async (_, date) => {
  await writeFile(path, 'dead process');
  await utimes(path, date, date);
  const clock = fakeClock();
  await withLock(path, async () => undefined, clock);
  expect(clock.now()).toBeGreaterThan(STALE_LOCK_MS);
  expect(HEARTBEAT_MS * 3).toBeLessThan(STALE_LOCK_MS);
});

// REL-11.
test('tells a holder without a heartbeat that it lost its lock, and leaves the next holder its own', async () => {
  const stalled = await holdLock();
  await withLock(
    path,
    async (isHeld) => {
      expect(await stalled.isHeld()).toBe(false);
      await stalled.release();
      expect(await isHeld()).toBe(true);
    },
    fakeClock(),
  );
});

// REL-11.
test('a lock that is put back after its release is free', async () => {
  const holder = await holdLock();
  await rename(path, `${path}.draft`);
  await holder.release();
  await rename(`${path}.draft`, path);
  const clock = fakeClock();
  await withLock(path, async () => undefined, clock);
  expect(clock.now()).toBeLessThan(STALE_LOCK_MS);
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('releases the lock if the work fails', async () => {
  const failing = withLock(path, () => Promise.reject(new Error('failed')), fakeClock());
  await expect(failing).rejects.toThrow('failed');
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('leaves no lock that a full disk has no room for', async () => {
  const probe = await open(join(folder.path, 'probe'), 'w');
  const prototype = Object.getPrototypeOf(probe) as typeof probe;
  await probe.close();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(prototype, 'write').mockRejectedValueOnce(full);
  await expect(withLock(path, async () => undefined, fakeClock())).rejects.toBe(full);
  const clock = fakeClock();
  await withLock(path, async () => undefined, clock);
  expect(clock.now()).toBeLessThan(STALE_LOCK_MS);
});
