import { getConfig, toAllowedUrl } from '@portal/config';
import type { RegistryShard, RemoteRelease } from '@portal/contract';
import { bucketOf, releasesFor } from '../boot/choose-release';
import { visitorId } from '../boot/visitor';
import type { Candidate, ReleaseSource } from './release-source';
import { createShardReader } from './shards';

const candidate = (release: RemoteRelease, index: number): Candidate => ({
  release,
  from: index > 0 ? 'fallback' : release.deployment.default ? 'release' : 'canary',
});

export interface RegistrySource extends ReleaseSource {
  /** Clears the cached shards, so that the next call reads the registry again. */
  invalidate(): void;
}

/** A release source that reads the registry, one shard per first path segment. */
export function registrySource(): RegistrySource {
  const reader = createShardReader();
  /** Shards read so far, the latest first: after a retry, its releases are used. */
  const shards: RegistryShard[] = [];

  const shard = async (path: string): Promise<RegistryShard> => {
    const found = await reader.read(path);
    if (!shards.includes(found)) shards.unshift(found);
    return found;
  };
  const candidates = (name: string): Candidate[] => {
    const releases = shards.map(({ remotes }) => remotes[name]).find((found) => found !== undefined) ?? [];
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
    candidates: async (name) => candidates(name),
    /** Allows the portal's own origin and `remoteOrigins`. REM-5. */
    isAllowed: (url) => toAllowedUrl(url, getConfig().remoteOrigins) !== null,
    explainFailure: async (_, error) => error,
    override: () => undefined,
    invalidate: reader.invalidate,
    origin: (name) => candidates(name)[0]?.from ?? 'release',
  };
}
