import { fetchTwice } from '@portal/config';
import { firstSegment, parseShard, type RegistryShard } from '@portal/contract';
import { createQueryClient } from '@portal/query';
import { takePreloaded } from '@portal/query/preload';
import { shardUrl } from '../boot/boot-requests';
import { RemoteLoadError } from '../loader/errors';
import { extendTimeout } from '../loader/extend-timeout';
import { withTimeout } from '../loader/with-timeout';

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

export interface ShardReader {
  /** The shard of a path's first segment. @throws {RemoteLoadError} */
  read(path: string): Promise<RegistryShard>;
  /** Clears the cache, so that the next call reads the registry again. */
  invalidate(): void;
}

/** Reads and caches shards of the registry. A failed read is not cached. */
export function createShardReader(): ShardReader {
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
