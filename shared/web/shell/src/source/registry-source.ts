import { getConfig, toAllowedUrl } from '@portal/config';
import { firstSegment, type RegistryShard, type RemoteRelease } from '@portal/contract';
import { bucketOf, releasesFor } from '../boot/choose-release';
import { visitorId } from '../boot/visitor';
import type { Candidate, ReleaseSource } from './release-source';
import { createShardReader } from './shards';

const candidate = (release: RemoteRelease, index: number): Candidate => ({
  release,
  from: index > 0 ? 'fallback' : release.deployment.default ? 'release' : 'canary',
});

export interface RegistrySource extends ReleaseSource {
  /** Forgets the shards: the next call reads again those that it needs. One that cannot be read is used as it was. */
  invalidate(): void;
}

/** A release source that reads the registry, one shard per first path segment. */
export function registrySource(): RegistrySource {
  const reader = createShardReader();
  /** The shards read so far, by first path segment, the latest last. */
  const shards = new Map<string, RegistryShard>();
  /** Segments whose shards were invalidated, and not read again since. */
  const outdated = new Set<string>();

  const shard = async (path: string): Promise<RegistryShard> => {
    const segment = firstSegment(path);
    // A shard that cannot be read again is used as it was.
    outdated.delete(segment);
    const found = await reader.read(path);
    if (shards.get(segment) !== found) shards.delete(segment);
    shards.set(segment, found);
    return found;
  };
  const refresh = () =>
    Promise.all([...outdated].map((segment) => shard(`/${segment}`).catch(() => undefined)));
  const candidates = (name: string): Candidate[] => {
    const lists = [...shards.values()].map(({ remotes }) => remotes[name]);
    const releases = lists.findLast((found) => found !== undefined) ?? [];
    return releasesFor(releases, bucketOf(visitorId(), name)).map(candidate);
  };

  return {
    async owners(path) {
      const { owners } = await shard(path);
      return owners.map(({ pattern, test, remote }) => ({ pattern, remote, test: new RegExp(test, 'i') }));
    },
    async remotesForSlot(slot) {
      const { slots } = await shard(`/${slot.split('.', 1)[0]}`);
      return slots[slot] ?? [];
    },
    shard,
    async candidates(name) {
      await refresh();
      return candidates(name);
    },
    /** Allows the portal's own origin and `remoteOrigins`. REM-5. */
    isAllowed: (url) => toAllowedUrl(url, getConfig().remoteOrigins) !== null,
    explainFailure: async (_, error) => error,
    override: () => undefined,
    invalidate() {
      for (const segment of shards.keys()) outdated.add(segment);
      reader.invalidate();
    },
    origin: (name) => candidates(name)[0]?.from ?? 'release',
  };
}
