import { performance } from 'node:perf_hooks';
import type { Registry, RemoteRelease } from '@portal/contract';
import { readManifest } from '../manifest';
import { versionOf } from '../registry/predecessors';
import { changeRegistry, findStaleShards, readRegistry } from '../registry/registry-store';
import { release } from '../release';
import type { ReleaseStore } from '../store/store';
import { type FakeRemote, fakeRemote } from '../testing/fake-release';

/** The publishing of one day. */
export interface Day {
  /** Remotes in the registry. */
  readonly remotes: number;
  /** Releases that the registry lists per remote before the day. */
  readonly releases: number;
  /** The remotes that publish, in turn. */
  readonly teams: number;
  /** Publications per team. */
  readonly publishes: number;
  /** Every so many publications of a team, one is promoted at once. */
  readonly promoteEvery: number;
  /** Publications at the same time. */
  readonly parallel: number;
}

/** Patterns with a script to preload: the entry is then about 2.5 kB, as that of a real remote. */
const PRELOADS = 12;
const PAGE = { files: [{ file: 'page.js', integrity: `sha384-${'A'.repeat(64)}` }], provided: [] };
const TEAM_SEGMENTS = 5;

const numbersTo = (length: number) => Array.from({ length }, (_, index) => index);
const nameOf = (index: number) => `mfe-remote-${index}`;
/** Several remotes share each shard. */
const ownsOf = (index: number) => [`/section-${Math.floor(index / TEAM_SEGMENTS)}/${index}/*`];
const remoteOf = (index: number, version: string): FakeRemote => ({
  name: nameOf(index),
  version,
  owns: ownsOf(index),
  portal: {
    preload: Object.fromEntries(numbersTo(PRELOADS).map((page) => [`/${nameOf(index)}/${page}`, PAGE])),
  },
});

/** Fills the registry, without the releases' files. The first release of each remote is the default. */
export async function fillRegistry(store: ReleaseStore, { remotes, releases }: Day): Promise<void> {
  const built = await readManifest(await fakeRemote(remoteOf(0, '0.0.0')), nameOf(0), '0.0.0');
  if (built?.kind !== 'remote') throw new Error('not built');
  const { entry } = built;
  const listed = (index: number, count: number): RemoteRelease => ({
    url: `/remotes/${nameOf(index)}/0.${count}.0/entry.js`,
    metadata: { ...entry.metadata, version: `0.${count}.0` },
    deployment: { traffic: count === 0 ? 100 : 0, default: count === 0 },
    extras: { portal: { ...entry.extras.portal, owns: ownsOf(index) } },
  });
  const microFrontends: Registry['microFrontends'] = Object.fromEntries(
    numbersTo(remotes).map((index) => [
      nameOf(index),
      numbersTo(releases).map((count) => listed(index, count)),
    ]),
  );
  await changeRegistry(store, (registry) => ({ ...registry, microFrontends }));
}

/** What a store does not have as it was published, one line each. */
async function faultsOf(store: ReleaseStore, { teams, publishes }: Day): Promise<string[]> {
  const { microFrontends } = await readRegistry(store);
  const lost = numbersTo(teams).flatMap((index) => {
    const listed = new Set((microFrontends[nameOf(index)] ?? []).map(versionOf));
    // The registry keeps no more without traffic.
    const missing = numbersTo(publishes)
      .slice(-10)
      .filter((count) => !listed.has(`1.${count}.0`));
    return missing.map((count) => `${nameOf(index)} 1.${count}.0 was lost`);
  });
  const stale = (await findStaleShards(store)).map(({ path }) => `${path} does not fit the registry`);
  return [...lost, ...stale];
}

/**
 * Publishes a day's releases into a store whose registry is filled.
 * @param openStore opens the store as another publisher.
 */
export async function simulateDay(openStore: () => ReleaseStore, day: Day) {
  /** In milliseconds, in the order in which the publications ended. */
  const durations: number[] = [];
  // Each team publishes one release after the other; the teams publish at the same time.
  const waiting = numbersTo(day.teams).map((index) => ({ index, next: 0 }));
  const publisher = async () => {
    const to = openStore();
    for (let team = waiting.shift(); team !== undefined; team = waiting.shift()) {
      const version = `1.${team.next}.0`;
      const from = await fakeRemote(remoteOf(team.index, version));
      const promote = team.next % day.promoteEvery === day.promoteEvery - 1;
      const started = performance.now();
      await release({ from, to, name: nameOf(team.index), version, promote });
      durations.push(performance.now() - started);
      team.next += 1;
      if (team.next < day.publishes) waiting.push(team);
    }
  };
  await Promise.all(numbersTo(day.parallel).map(publisher));
  return { durations, faults: await faultsOf(openStore(), day) };
}
