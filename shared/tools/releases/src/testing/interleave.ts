import fc from 'fast-check';
import type { ReleaseStore } from '../store/store';

type Work = (store: ReleaseStore) => Promise<unknown>;

/** Starts a process whose next operations wait until the driver lets them run. */
function start(store: ReleaseStore, work: Work) {
  const waiting: (() => void)[] = [];
  let isDone = false;
  /** Called when it has an operation to run, and at its end. */
  let announce = (): void => undefined;
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      announce();
    });
  const gated: ReleaseStore = {
    location: store.location,
    read: (path) => turn().then(() => store.read(path)),
    create: (path, bytes) => turn().then(() => store.create(path, bytes)),
    replace: (changes) => turn().then(() => store.replace(changes)),
    remove: (paths) => turn().then(() => store.remove(paths)),
    list: (folder) => turn().then(() => store.list(folder)),
  };
  const outcome = Promise.allSettled([work(gated)]).then(([result]) => {
    isDone = true;
    announce();
    return result;
  });
  return {
    outcome,
    /** Waits until it has an operation to run; resolves to false once it is done. */
    async isReady(): Promise<boolean> {
      if (waiting.length === 0 && !isDone)
        await new Promise<void>((resolve) => {
          announce = resolve;
        });
      return waiting.length > 0;
    },
    step: () => waiting.shift()?.(),
  };
}

/**
 * Runs two processes over one store, one operation at a time, in a given order.
 * @param order whether the next operation is the first process's; after its end both take turns.
 */
export async function interleave(
  store: ReleaseStore,
  works: readonly [Work, Work],
  order: readonly boolean[],
): Promise<readonly [PromiseSettledResult<unknown>, PromiseSettledResult<unknown>]> {
  const [first, second] = [start(store, works[0]), start(store, works[1])];
  for (let step = 0; ; step += 1) {
    const [firstReady, secondReady] = [await first.isReady(), await second.isReady()];
    if (!firstReady && !secondReady) return [await first.outcome, await second.outcome];
    const isFirst = (order[step] ?? step % 2 === 0) ? firstReady : !secondReady;
    (isFirst ? first : second).step();
  }
}

/** Orders in which each process runs several operations in a row. */
export const orders: fc.Arbitrary<readonly boolean[]> = fc
  .array(fc.nat(12), { minLength: 10, maxLength: 10 })
  .map((runs) => runs.flatMap((length, index) => Array<boolean>(length).fill(index % 2 === 0)));

/** More operations than any process of the tests has. */
const ALL = 100;
/** Operations after which a process is interrupted: up to more than it has before its last write. */
const STEPS = Array.from({ length: 28 }, (_, count) => count);

/** Orders in which one process runs from start to end between two operations of the other. */
export const preemptions: readonly (readonly boolean[])[] = [true, false].flatMap((isFirst) =>
  STEPS.map((count) => [...Array<boolean>(count).fill(isFirst), ...Array<boolean>(ALL).fill(!isFirst)]),
);
