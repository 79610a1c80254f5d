/** The releases that were the default before, which a release's history in the registry tells. */
import type { RemoteRelease } from '@portal/contract';

/** The releases of one remote, in order of publication. */
export type Releases = readonly RemoteRelease[];

export const versionOf = (release: RemoteRelease): string => release.metadata.version;

/** The default release. No registry without one for each remote is read or written. */
export function defaultOf(releases: Releases): RemoteRelease {
  const found = releases.find(({ deployment }) => deployment.default);
  if (found === undefined) throw new Error('No release is the default');
  return found;
}

type History = NonNullable<RemoteRelease['extras']['history']>;

export const historyOf = ({ extras }: RemoteRelease): History => extras.history ?? {};
export const withHistory = (release: RemoteRelease, history: History): RemoteRelease => ({
  ...release,
  extras: { ...release.extras, history },
});
const promotedAt = (release: RemoteRelease): string => historyOf(release).promoted ?? '';

/** For registries without stored predecessors: the promoted releases by their times of promotion. */
const byPromotionTime = (releases: Releases): string[] =>
  releases
    .filter((release) => !release.deployment.default && promotedAt(release) !== '')
    .sort((first, second) => (promotedAt(first) < promotedAt(second) ? -1 : 1))
    .map(versionOf);

/**
 * Versions that were the default before the current one, latest last: what rollbacks return to, in
 * reverse. Without releases that are no longer listed. REL-3.
 */
export function predecessorsOf(releases: Releases): string[] {
  const current = defaultOf(releases);
  const listed = new Set(releases.map(versionOf));
  const stored = historyOf(current).predecessors ?? byPromotionTime(releases);
  const versions = [...stored.filter((version) => listed.has(version)), versionOf(current)];
  // Without a retired release, the one before it can be the same as the one after it.
  return versions.filter((version, index) => version !== versions[index - 1]).slice(0, -1);
}

/** Stores the predecessors with the default release, and with no other one. */
export const withPredecessors = (releases: Releases, predecessors: readonly string[]): RemoteRelease[] =>
  releases.map((release) => {
    const { predecessors: _before, ...history } = historyOf(release);
    const own = release.deployment.default ? { predecessors: [...predecessors] } : {};
    return withHistory(release, { ...history, ...own });
  });

/**
 * The predecessors that a rollback within a time window returns to: those that were the default at some time
 * since then, and always the last one. REL-15.
 * @param since start of the window.
 */
export function predecessorsSince(releases: Releases, since: Date): string[] {
  const predecessors = predecessorsOf(releases);
  const times = new Map(releases.map((release) => [versionOf(release), promotedAt(release)]));
  // Each was the default until the next one was promoted.
  const ends = [...predecessors.slice(1), versionOf(defaultOf(releases))].map((version) =>
    times.get(version),
  );
  // A clock that was slow counts as the latest time before, so that it cannot make others look older than they are.
  let latest = times.get(predecessors[0] ?? '') ?? '';
  const first = ends.findIndex((end = '') => {
    if (end > latest) latest = end;
    return end === '' || latest >= since.toISOString();
  });
  return predecessors.slice(first);
}
