import { fetchTwice, getConfig, toAllowedUrl } from '@portal/config';
import { firstSegment, parseShard, type RegistryShard } from '@portal/contract';
import { createQueryClient } from '@portal/query';
import { takePreloaded } from '@portal/query/preload';
import { shardUrl } from '../boot/boot-requests';
import { bucketOf, releasesFor, visitorId } from '../boot/choose-release';
import { partOf, RemoteLoadError } from '../loader/errors';
import { extendTimeout, withTimeout } from '../loader/timeout';
import type { ReleaseSource } from './source';

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

/** A release source that reads the registry, one shard per first path segment. */
export function registrySource() {
  /** The shards that are up to date. A failed read is not cached. */
  const client = createQueryClient();
  /** The shards read so far, by first path segment, the latest last. */
  const shards = new Map<string, RegistryShard>();
  /** Segments whose shards were invalidated, and not read again since. */
  const outdated = new Set<string>();

  const shard = async (path: string): Promise<RegistryShard> => {
    const segment = firstSegment(path);
    // A shard that cannot be read again is used as it was.
    outdated.delete(segment);
    const found = await client.fetchQuery({
      queryKey: [segment],
      queryFn: () => read(segment),
      staleTime: Number.POSITIVE_INFINITY,
    });
    if (shards.get(segment) !== found) shards.delete(segment);
    shards.set(segment, found);
    return found;
  };

  const source: ReleaseSource = {
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
      await Promise.all([...outdated].map((segment) => shard(`/${segment}`).catch(() => undefined)));
      const lists = [...shards.values()].map(({ remotes }) => remotes[name]);
      const releases = lists.findLast((found) => found !== undefined) ?? [];
      return releasesFor(releases, bucketOf(visitorId(), name)).map((release, index) => ({
        release,
        from: index > 0 ? 'fallback' : release.deployment.default ? 'release' : 'canary',
        part: partOf(name, release),
      }));
    },
    /** Allows the portal's own origin and `remoteOrigins`. REM-5. */
    isAllowed: (url) => toAllowedUrl(url, getConfig().remoteOrigins) !== null,
  };
  return {
    ...source,
    /** Forgets the shards: the next call reads again those that it needs. One that cannot be read is used as it was. */
    invalidate() {
      for (const segment of shards.keys()) outdated.add(segment);
      client.clear();
    },
  };
}
