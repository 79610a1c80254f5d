import { isInUse, isReserved, type Registry, type RemoteRelease } from '@portal/contract';
import { ReleaseError } from '../errors';
import { goBackOnce } from '../retry';
import {
  defaultOf,
  historyOf,
  predecessorsOf,
  predecessorsSince,
  type Releases,
  versionOf,
  withHistory,
  withPredecessors,
} from './predecessors';
import { assertListed } from './registry-store';

export type ReleasesChange = (releases: Releases, name: string) => Releases;

/** Number of releases that the registry keeps per remote besides those in use and their predecessors. */
const MAX_UNUSED_RELEASES = 10;

/** @throws {ReleaseError} if the registry does not list the version; the message names those that it lists. */
function findRelease(releases: Releases, name: string, version: string): RemoteRelease {
  const found = releases.find((release) => versionOf(release) === version);
  if (found !== undefined) return found;
  const known = releases.map(versionOf).join(', ');
  throw new ReleaseError(`${name} has no release ${version}; the registry lists ${known}`);
}

/**
 * Finds the release that a change is of. Without a version it is the latest, and stays the one that was the latest at
 * first: a change is tried in memory and compared with the host before it is made, and others publish meanwhile. REL-16.
 */
export function releaseFinder(
  version: string | undefined,
): (...from: Parameters<ReleasesChange>) => RemoteRelease {
  let found = version;
  return (releases, name) => {
    found ??= releases.at(-1)?.metadata.version ?? '';
    return findRelease(releases, name, found);
  };
}

/** Gives the canary its share of the traffic, in percent, and the default release the rest. */
export function setTraffic(
  releases: Releases,
  defaultRelease: RemoteRelease,
  canary?: { readonly release: RemoteRelease; readonly share: number },
): Releases {
  const trafficOf = (release: RemoteRelease) => {
    if (release === defaultRelease) return 100 - (canary?.share ?? 0);
    return release === canary?.release ? canary.share : 0;
  };
  return releases.map((release) => ({
    ...release,
    deployment: { traffic: trafficOf(release), default: release === defaultRelease },
  }));
}

/** Drops the oldest releases without traffic if there are too many. Rollbacks need the predecessors. REL-3. */
function dropOldest(releases: Releases): Releases {
  const predecessors = new Set(predecessorsOf(releases));
  const unused = releases.filter((release) => !isInUse(release) && !predecessors.has(versionOf(release)));
  const dropped = unused.slice(0, Math.max(0, unused.length - MAX_UNUSED_RELEASES));
  return releases.filter((release) => !dropped.includes(release));
}

/**
 * Lists a published release. A remote's first release becomes the default and receives all traffic;
 * each later one receives none until it is promoted. A release that is already listed does not change. REG-8.
 */
export const addRelease =
  (release: RemoteRelease, now: Date): ReleasesChange =>
  (releases, name) => {
    const known = releases.find((other) => versionOf(other) === versionOf(release));
    if (known !== undefined) {
      if (known.url === release.url) return releases;
      throw new ReleaseError(`${name} ${versionOf(release)} is registered at another address, ${known.url}`);
    }
    const reserved = release.extras.portal.owns.filter(isReserved);
    if (reserved.length > 0)
      throw new ReleaseError(
        `${name} ${versionOf(release)} owns ${reserved.join(', ')}, where servers send files and services, and no page`,
      );
    const first = releases.length === 0;
    const at = now.toISOString();
    const { forced } = historyOf(release);
    const entry = withHistory(release, {
      ...(forced && { forced }),
      published: at,
      ...(first && { promoted: at }),
    });
    return dropOldest([...releases, { ...entry, deployment: { traffic: first ? 100 : 0, default: first } }]);
  };

/** Gives a release all traffic and makes it the default. @param version Default: the latest published. */
export function promote(version: string | undefined, now: Date): ReleasesChange {
  const find = releaseFinder(version);
  return (releases, name) => {
    const target = find(releases, name);
    const { deployment } = target;
    if (deployment.default && deployment.traffic === 100) return releases;
    const before = defaultOf(releases);
    if (before === target) return setTraffic(releases, target);
    const promoted = withHistory(target, { ...historyOf(target), promoted: now.toISOString() });
    const all = releases.map((release) => (release === target ? promoted : release));
    return withPredecessors(setTraffic(all, promoted), [...predecessorsOf(releases), versionOf(before)]);
  };
}

/** Reverts the last change: a canary loses its traffic; without one, the release promoted before becomes the default. */
export const rollback: ReleasesChange = (releases, name) => {
  const defaultRelease = defaultOf(releases);
  const hasCanary = releases.some((release) => release !== defaultRelease && release.deployment.traffic > 0);
  if (hasCanary) return setTraffic(releases, defaultRelease);
  const predecessors = predecessorsOf(releases);
  const target = releases.find((release) => versionOf(release) === predecessors.at(-1));
  if (target === undefined)
    throw new ReleaseError(
      `${name} ${versionOf(defaultRelease)} has no predecessor to roll back to; promote one by its version`,
    );
  const { promoted: _promoted, ...history } = historyOf(defaultRelease);
  const all = releases.with(releases.indexOf(defaultRelease), withHistory(defaultRelease, history));
  return withPredecessors(setTraffic(all, target), predecessors.slice(0, -1));
};

/** Versions that visitors get, the default first. */
const describeTraffic = (releases: Releases): string =>
  releases
    .filter(isInUse)
    .sort((first, second) => Number(second.deployment.default) - Number(first.deployment.default))
    .map(versionOf)
    .join(' and ');

/**
 * {@link rollback}, for one change of a store: it goes back once, however often it is tried. REL-3.
 * @param version the release to take away from visitors; nothing changes if they do not get it. Default: the last
 * change is taken back.
 */
export const rollbackOnce = (version?: string): ReleasesChange =>
  version === undefined
    ? goBackOnce(rollback, describeTraffic)
    : (releases, name) => {
        let left = releases;
        while (isInUse(findRelease(left, name, version))) left = rollback(left, name);
        return left;
      };

/**
 * Removes a release without traffic from the registry. Its files stay, because open pages may use them.
 * @param withRemote also removes the only release of a remote, and with it the remote from the portal. Default: false.
 * REL-27.
 */
export const retire =
  (version: string, withRemote = false): ReleasesChange =>
  (releases, name) => {
    const target = findRelease(releases, name, version);
    const kept = releases.filter((release) => release !== target);
    if (kept.length === 0) {
      if (withRemote) return [];
      throw new ReleaseError(
        `${name} ${version} has visitors, and ${name} has no other release; --force takes ${name} and its pages out of the portal`,
      );
    }
    if (isInUse(target)) throw new ReleaseError(`${name} ${version} has visitors; promote another one first`);
    // Published again, it is no predecessor any more.
    return withPredecessors(kept, predecessorsOf(kept));
  };

/** Forgets the predecessors that no rollback within the window returns to. REL-15. @param since start of the window. */
export const forgetPredecessors =
  (since: Date): ReleasesChange =>
  (releases) => {
    const kept = predecessorsSince(releases, since);
    const isSame = kept.length === predecessorsOf(releases).length;
    return isSame ? releases : dropOldest(withPredecessors(releases, kept));
  };

/** Replaces all releases of a remote with one. Used for local builds. */
export const replaceReleases =
  (release: RemoteRelease): ReleasesChange =>
  () => [{ ...release, deployment: { traffic: 100, default: true } }];

/**
 * Turns a change to one remote's releases into a change to the registry.
 * @param kind `known`: the remote must be in the registry; `any`: it is added if missing. Default: `known`.
 */
export const changeReleasesOf =
  (name: string, change: ReleasesChange, kind: 'known' | 'any' = 'known') =>
  (registry: Registry): Registry => {
    if (kind === 'known') assertListed(registry, name);
    const { [name]: releases = [], ...others } = registry.microFrontends;
    const changed = change(releases, name);
    // The order of the others, and of this one among them, stays.
    const microFrontends = { ...registry.microFrontends, [name]: [...changed] };
    return { ...registry, microFrontends: changed.length === 0 ? others : microFrontends };
  };
