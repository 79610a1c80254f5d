import { hash } from 'node:crypto';

/** A pseudo-random number in [0, 1) that depends only on the seed. */
export function seededRandom(seed: string): number {
  return hash('md5', seed, 'buffer').readUInt32LE(0) / 2 ** 32;
}

/** Selects some items of a list, in order. The selection depends only on the seed. */
export function pick<T>(items: readonly T[], count: number, seed: string): T[] {
  const ranked = items.map((item, index) => ({ item, index, rank: seededRandom(`${seed} ${index}`) }));
  const chosen = ranked.sort((first, second) => first.rank - second.rank).slice(0, count);
  return chosen.sort((first, second) => first.index - second.index).map(({ item }) => item);
}
