import { createHash } from 'node:crypto';

/** A number from 0 to below 1 that depends on a text alone. */
export function seededRandom(seed: string): number {
  return createHash('md5').update(seed).digest().readUInt32LE(0) / 2 ** 32;
}

/** Some items of a list, in its order; which ones depends on the seed alone. */
export function pick<T>(items: readonly T[], count: number, seed: string): T[] {
  const ranked = items.map((item, index) => ({ item, index, rank: seededRandom(`${seed} ${index}`) }));
  const chosen = ranked.sort((one, other) => one.rank - other.rank).slice(0, count);
  return chosen.sort((one, other) => one.index - other.index).map(({ item }) => item);
}
