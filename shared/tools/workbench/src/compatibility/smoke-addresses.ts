import type { RemoteRelease } from '@portal/contract';

const MAX_ADDRESSES = 3;

/** Whether a pattern is an address: without parameters and wildcards. */
const isAddress = (pattern: string) => !/[:*]/.test(pattern);

/** Up to `count` items, from the whole length of the list. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );

/**
 * Pages of a release to open: addresses that its description names in `owns` and `preload`, and its public pages, else
 * the start of what it owns. REVERSE-1.
 */
export function smokeAddresses(
  { extras: { portal } }: RemoteRelease,
  publicPages: readonly string[],
): string[] {
  const patterns = [...portal.owns, ...Object.keys(portal.preload), ...publicPages];
  const addresses = [...new Set(patterns.filter(isAddress))].sort();
  if (addresses.length > 0) return spread(addresses, MAX_ADDRESSES);
  return portal.owns.slice(0, 1).map((pattern) => pattern.replace(/\/[:*].*$/, ''));
}
