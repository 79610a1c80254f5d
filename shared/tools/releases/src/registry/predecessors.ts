import type { RemoteRelease } from '@portal/contract';

const versionOf = ({ metadata }: RemoteRelease): string => metadata.version;
const historyOf = ({ extras }: RemoteRelease): NonNullable<RemoteRelease['extras']['history']> =>
  extras.history ?? {};
const promotedAt = (release: RemoteRelease): string => historyOf(release).promoted ?? '';

/** For registries without stored predecessors: the promoted releases by their times of promotion. */
const byPromotionTime = (releases: readonly RemoteRelease[]): string[] =>
  releases
    .filter((release) => !release.deployment.default && promotedAt(release) !== '')
    .sort((first, second) => (promotedAt(first) < promotedAt(second) ? -1 : 1))
    .map(versionOf);

/**
 * Versions that were the default before the current one, latest last: what rollbacks return to, in
 * reverse. Without releases that are no longer listed. REL-3.
 */
export function predecessorsOf(releases: readonly RemoteRelease[]): string[] {
  const current = releases.find(({ deployment }) => deployment.default);
  if (current === undefined) return [];
  const listed = new Set(releases.map(versionOf));
  const stored = historyOf(current).predecessors ?? byPromotionTime(releases);
  const versions = [...stored.filter((version) => listed.has(version)), versionOf(current)];
  // Without a retired release, the one before it can be the same as the one after it.
  return versions.filter((version, index) => version !== versions[index - 1]).slice(0, -1);
}

/** Stores the predecessors with the default release, and with no other one. */
export const withPredecessors = (
  releases: readonly RemoteRelease[],
  predecessors: readonly string[],
): RemoteRelease[] =>
  releases.map((release) => {
    const { predecessors: _before, ...history } = historyOf(release);
    const own = release.deployment.default ? { predecessors: [...predecessors] } : {};
    return { ...release, extras: { ...release.extras, history: { ...history, ...own } } };
  });

/**
 * The predecessors that a rollback within a time window returns to: those that were the default at some time
 * since then, and always the last one. REL-15.
 * @param since start of the window.
 */
export function predecessorsSince(releases: readonly RemoteRelease[], since: Date): string[] {
  const predecessors = predecessorsOf(releases);
  const chain = [...predecessors, ...releases.filter(({ deployment }) => deployment.default).map(versionOf)];
  const times = chain.map((version) => {
    const release = releases.find((one) => versionOf(one) === version);
    return release === undefined ? '' : promotedAt(release);
  });
  // A predecessor was the default until the next one was promoted. A clock that was slow counts as the latest
  // time before, so that it cannot make others look older than they are.
  let latest = times[0] ?? '';
  const isRecent = (index: number): boolean => {
    const next = times[index + 1] ?? '';
    if (next > latest) latest = next;
    return next === '' || latest >= since.toISOString();
  };
  const first = predecessors.findIndex((_, index) => isRecent(index));
  return first < 0 ? predecessors.slice(-1) : predecessors.slice(Math.min(first, predecessors.length - 1));
}
