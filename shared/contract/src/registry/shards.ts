import { bySpecificity, firstSegment, patternTest } from './patterns';
import type { Registry, RemoteRelease } from './registry';
import type { RegistryShard } from './schema';

/**
 * Whether visitors get a release, or can. Shards exclude releases that wait for promotion or were replaced: shards
 * stay small, and publishing does not change the running portal.
 */
export const isInUse = ({ deployment }: RemoteRelease): boolean =>
  deployment.traffic > 0 || deployment.default;

/** The entries whose pattern starts with `segment`, the most specific first. */
const entriesOfSegment = <T>(byPattern: Readonly<Record<string, T>>, segment: string): Record<string, T> =>
  Object.fromEntries(
    Object.entries(byPattern)
      .filter(([pattern]) => firstSegment(pattern) === segment)
      .sort(([first], [second]) => bySpecificity(first, second)),
  );

/** A release reduced to what the pages of one shard can use, with the signature over it. */
export function reduceToSegment(release: RemoteRelease, segment: string): RemoteRelease {
  const { history, signatures, ...extras } = release.extras;
  const { portal } = extras;
  const preload = entriesOfSegment(portal.preload, segment);
  const slotFiles = Object.fromEntries(
    Object.entries(portal.slotFiles).filter(([slot]) => slot.startsWith(`${segment}.`)),
  );
  const value = signatures?.bySegment[segment];
  return {
    ...release,
    extras: {
      ...extras,
      portal: { ...portal, preload, slotFiles },
      ...(signatures && value !== undefined && { signature: { key: signatures.key, segment, value } }),
    },
  };
}

/** The segments that a remote's patterns and slots belong to. */
export const segmentsOf = (releases: readonly RemoteRelease[]): string[] =>
  releases.flatMap(({ extras: { portal } }) => [
    ...portal.owns.map(firstSegment),
    ...portal.slots.map((slot) => slot.split('.', 1)[0] ?? ''),
  ]);

type Remotes = readonly (readonly [name: string, releases: readonly RemoteRelease[]])[];

/** The shard of a segment. @param remotes those with patterns or slots in it. */
function shardOf(remotes: Remotes, segment: string): RegistryShard {
  const owners = remotes.flatMap(([remote, releases]) =>
    [...new Set(releases.flatMap((release) => release.extras.portal.owns))]
      .filter((pattern) => firstSegment(pattern) === segment)
      .map((pattern) => ({ pattern, test: patternTest(pattern), remote })),
  );
  const slots: Record<string, string[]> = {};
  for (const [remote, releases] of remotes)
    for (const slot of new Set(releases.flatMap((release) => release.extras.portal.slots)))
      if (slot.startsWith(`${segment}.`)) slots[slot] = [...(slots[slot] ?? []), remote];
  return {
    owners: owners.sort((first, second) => bySpecificity(first.pattern, second.pattern)),
    slots,
    remotes: Object.fromEntries(
      remotes.map(([name, releases]) => [name, releases.map((one) => reduceToSegment(one, segment))]),
    ),
  };
}

/** Splits a registry into shards by first path segment, so that start-up time does not grow with the registry. REG-3. */
export function shardsOf(registry: Registry): Map<string, RegistryShard> {
  const remotes = Object.entries(registry.microFrontends).map(
    ([name, releases]) => [name, releases.filter(isInUse)] as const,
  );
  const bySegment = new Map<string, Remotes[number][]>();
  for (const remote of remotes)
    for (const segment of new Set(segmentsOf(remote[1])))
      bySegment.set(segment, [...(bySegment.get(segment) ?? []), remote]);
  return new Map(
    [...bySegment.keys()].sort().map((segment) => [segment, shardOf(bySegment.get(segment) ?? [], segment)]),
  );
}
