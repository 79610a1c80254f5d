import { fetchTwice, getConfig, toAllowedUrl } from '@portal/config';
import { firstSegment, parseShard, type RegistryShard, type RemoteRelease } from '@portal/contract';
import { createQueryClient } from '@portal/query';
import { takePreloaded } from '@portal/query/preload';
import { shardUrl } from '../boot/boot-requests';
import { bucketOf, releasesFor, visitorId } from '../boot/choose-release';
import { RemoteLoadError } from '../loader/errors';
import { extendTimeout, withTimeout } from '../loader/timeout';
import type { Candidate, ReleaseSource } from './source';

/** Timeout of a shard, in milliseconds. `fetchTwice` starts its second attempt after half of it. */
const TIMEOUT_MS = 10_000;

const registryError = (reason: string, cause?: unknown) =>
  new RemoteLoadError('registry', {}, reason, { cause });

/** The shard of segments without an owner; every registry has it. */
const UNOWNED_SHARD = '/registry/@none.json';

async function fetchShard(url: string, request = fetchTwice(url)): Promise<Response> {
  return withTimeout(url, extendTimeout(TIMEOUT_MS), request).catch((cause: unknown) => {
    throw registryError(`${url} could not be fetched`, cause);
  });
}

async function read(segment: string): Promise<RegistryShard> {
  const url = shardUrl(segment);
  const first = await fetchShard(url, takePreloaded(url));
  // A server that lacks the rule for unowned segments sends a 404; if the unowned shard is missing too, so is the
  // registry.
  const isUnowned = first.status === 404;
  const response = isUnowned ? await fetchShard(UNOWNED_SHARD) : first;
  if (!response.ok) throw registryError(`${isUnowned ? UNOWNED_SHARD : url} answered ${response.status}`);
  try {
    return parseShard(await response.json(), url);
  } catch (cause) {
    throw registryError(`${url} is not valid`, cause);
  }
}

interface ShardReader {
  /** The shard of a path's first segment. @throws {RemoteLoadError} */
  read(path: string): Promise<RegistryShard>;
  /** Clears the cache, so that the next call reads the registry again. */
  invalidate(): void;
}

/** Reads and caches shards of the registry. A failed read is not cached. */
function createShardReader(): ShardReader {
  const client = createQueryClient();
  return {
    read(path) {
      const segment = firstSegment(path);
      return client.fetchQuery({
        queryKey: ['shard', segment],
        queryFn: () => read(segment),
        staleTime: Number.POSITIVE_INFINITY,
      });
    },
    invalidate: client.clear,
  };
}

const candidate = (release: RemoteRelease, index: number): Candidate => ({
  release,
  from: index > 0 ? 'fallback' : release.deployment.default ? 'release' : 'canary',
});

interface RegistrySource extends ReleaseSource {
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
