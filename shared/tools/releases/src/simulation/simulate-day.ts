import { performance } from 'node:perf_hooks';
import type { Registry } from '@portal/contract';
import { readManifest } from '../manifest';
import { changeRegistry, findStaleShards, readRegistry } from '../registry/registry-store';
import { addRelease, versionOf } from '../registry/releases';
import { release } from '../release';
import type { ReleaseStore } from '../store/store';
import { fakeRemote } from '../testing/fake-release';

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

/** What a simulated day cost, and whether it was correct. */
export interface DayResult {
  /** Duration of each publication, in milliseconds, in the order in which they ended. */
  readonly durations: readonly number[];
  /** Publications that the registry lost, and shards that do not fit it. Empty if all is well. */
  readonly faults: readonly string[];
}

/** Patterns with a script to preload: the entry is then about 2.5 kB, as that of a real remote. */
const PRELOADS = 12;
const PAGE = { files: [{ file: 'page.js', integrity: `sha384-${'A'.repeat(64)}` }], provided: [] };
const TEAM_SEGMENTS = 5;

const nameOf = (index: number) => `mfe-remote-${index}`;
const remoteOf = (index: number, version: string) => ({
  name: nameOf(index),
  version,
  // Several remotes share each shard.
  owns: [`/section-${Math.floor(index / TEAM_SEGMENTS)}/${index}/*`],
  portal: {
    preload: Object.fromEntries(
      Array.from({ length: PRELOADS }, (_, page) => [`/${nameOf(index)}/${page}`, PAGE]),
    ),
  },
});

async function entryOf(index: number, version: string) {
  const manifest = await readManifest(await fakeRemote(remoteOf(index, version)), nameOf(index), version);
  if (manifest?.kind !== 'remote') throw new Error('not built');
  return manifest.entry;
}

/** Fills the registry, without the releases' files. */
export async function fillRegistry(store: ReleaseStore, { remotes, releases }: Day): Promise<void> {
  const template = await entryOf(0, '0.0.0');
  const microFrontends: Registry['microFrontends'] = {};
  for (let index = 0; index < remotes; index += 1) {
    const name = nameOf(index);
    const { owns } = remoteOf(index, '');
    let listed: Registry['microFrontends'][string] = [];
    for (let count = 0; count < releases; count += 1) {
      const entry = {
        ...template,
        url: `/remotes/${name}/0.${count}.0/entry.js`,
        metadata: { ...template.metadata, version: `0.${count}.0` },
        extras: { ...template.extras, portal: { ...template.extras.portal, owns } },
      };
      listed = [...addRelease(entry, new Date(0))(listed, name)];
    }
    microFrontends[name] = listed;
  }
  await changeRegistry(store, (registry) => ({ ...registry, microFrontends }));
}

/** Releases that each team published but the registry does not list, among the ten latest. */
async function lostReleases(store: ReleaseStore, { teams, publishes }: Day): Promise<string[]> {
  const { microFrontends } = await readRegistry(store);
  const latest = Array.from(
    { length: Math.min(publishes, 10) },
    (_, count) => `1.${publishes - 1 - count}.0`,
  );
  return Array.from({ length: teams }, (_, index) => nameOf(index)).flatMap((name) => {
    const listed = new Set((microFrontends[name] ?? []).map(versionOf));
    return latest.filter((version) => !listed.has(version)).map((version) => `${name} ${version} was lost`);
  });
}

/**
 * Publishes a day's releases into a store whose registry is filled.
 * @param openStore opens the store as another publisher.
 */
export async function simulateDay(openStore: () => ReleaseStore, day: Day): Promise<DayResult> {
  const durations: number[] = [];
  // Each team publishes one release after the other; the teams publish at the same time.
  const waiting = Array.from({ length: day.teams }, (_, index) => ({ index, next: 0 }));
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
  await Promise.all(Array.from({ length: day.parallel }, publisher));
  const store = openStore();
  const stale = (await findStaleShards(store)).map(({ path }) => `${path} does not fit the registry`);
  return { durations, faults: [...(await lostReleases(store, day)), ...stale] };
}
