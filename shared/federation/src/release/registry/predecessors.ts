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
