import fc from 'fast-check';
import type { ReleaseStore } from '../store/store';

type Work = (store: ReleaseStore) => Promise<unknown>;

/** One process: its next operations wait until the driver lets them run. */
class Actor {
  private readonly waiting: (() => void)[] = [];
  private isDone = false;
  /** Called when it has an operation to run, and at its end. */
  private announce: () => void = () => undefined;
  readonly outcome: Promise<PromiseSettledResult<unknown>>;

  constructor(store: ReleaseStore, work: Work) {
    const turn = () =>
      new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        this.announce();
      });
    const gated: ReleaseStore = {
      location: store.location,
      read: (path) => turn().then(() => store.read(path)),
      create: (path, bytes) => turn().then(() => store.create(path, bytes)),
      replace: (changes) => turn().then(() => store.replace(changes)),
      remove: (paths) => turn().then(() => store.remove(paths)),
      list: (folder) => turn().then(() => store.list(folder)),
    };
    this.outcome = Promise.allSettled([work(gated)]).then(([result]) => {
      this.isDone = true;
      this.announce();
      return result;
    });
  }

  /** Waits until it has an operation to run; resolves to false once it is done. */
  async isReady(): Promise<boolean> {
    if (this.waiting.length === 0 && !this.isDone)
      await new Promise<void>((resolve) => {
        this.announce = resolve;
      });
    return this.waiting.length > 0;
  }

  step(): void {
    this.waiting.shift()?.();
  }
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
  const [first, second] = [new Actor(store, works[0]), new Actor(store, works[1])];
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
