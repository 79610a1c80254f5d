import { allowedAddress, getConfig } from '@portal/config';
import type { RegistryShard, RemoteRelease } from '@portal/contract';
import { bucketOf, releasesFor } from '../boot/choose-release';
import { visitorId } from '../boot/visitor';
import type { Candidate, ReleaseSource } from './release-source';
import { shardReader } from './shards';

const candidate = (release: RemoteRelease, index: number): Candidate => ({
  release,
  from: index > 0 ? 'fallback' : release.deployment.default ? 'release' : 'canary',
});

export interface RegistrySource extends ReleaseSource {
  /** From now on the registry is asked again: it may say something else than before. */
  forget(): void;
}

/** The releases of the registry, read shard by shard. */
export function registrySource(): RegistrySource {
  const reader = shardReader();
  /** Shards that were read, the last one first: a remote is found in the shard of the page that asks for it. */
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
    async fillers(slot) {
      const { slots } = await shard(`/${slot.split('.', 1)[0]}`);
      return slots[slot] ?? [];
    },
    shard,
    candidates: async (name) => candidates(name),
    /** Remotes may come from the portal's own origin and from the configured ones. */
    allowed: (url) => allowedAddress(url, getConfig().remoteOrigins) !== null,
    failure: async (_, error) => error,
    override: () => undefined,
    forget: reader.forget,
    origin: (name) => candidates(name)[0]?.from ?? 'release',
  };
}
