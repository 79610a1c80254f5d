import { fetchTwice } from '@portal/config';
import { firstSegment, parseShard, type RegistryShard } from '@portal/contract';
import { RemoteLoadError } from '../loader/errors';
import { patience } from '../loader/patience';
import { withTimeout } from '../loader/with-timeout';

/** How long the page waits for a shard, in milliseconds; the second attempt starts in the middle of it. */
const BUDGET = 10_000;

const failed = (reason: string, cause?: unknown) => new RemoteLoadError('registry', {}, reason, { cause });

/** The answer that the document's inline script asked for, if it is for this shard; given away once. */
function early(segment: string): Promise<Response> | undefined {
  const requests = window.portalBoot;
  if (requests?.segment !== segment) return undefined;
  delete window.portalBoot;
  return requests.shard;
}

/** The shard that stands for segments which no remote owns; a registry always has it. */
const UNOWNED_SHARD = '/registry/@none.json';

async function fetchShard(url: string, request = fetchTwice(url)): Promise<Response> {
  return withTimeout(url, patience(BUDGET), request).catch((cause: unknown) => {
    throw failed(`${url} could not be fetched`, cause);
  });
}

async function read(segment: string): Promise<RegistryShard> {
  const url = `/registry/${encodeURIComponent(segment)}.json`;
  const first = await fetchShard(url, early(segment));
  // A server without the rule for unknown segments; if even nobody's shard is gone, so is the registry.
  const isUnknown = first.status === 404;
  const response = isUnknown ? await fetchShard(UNOWNED_SHARD) : first;
  if (!response.ok) throw failed(`${isUnknown ? UNOWNED_SHARD : url} answered ${response.status}`);
  try {
    return parseShard(await response.json(), url);
  } catch (cause) {
    throw failed(`${url} is not valid`, cause);
  }
}

export interface ShardReader {
  /** The shard of a path's first segment. @throws {RemoteLoadError} */
  read(path: string): Promise<RegistryShard>;
  /** From now on each is asked for again: the registry may say something else than before. */
  forget(): void;
}

/** Reads shards of the registry, each once; a failed one is asked for again the next time. */
export function shardReader(): ShardReader {
  const known = new Map<string, Promise<RegistryShard>>();
  const readOnce = (path: string) => {
    const segment = firstSegment(path);
    const shard =
      known.get(segment) ??
      read(segment).catch((error: unknown) => {
        known.delete(segment);
        throw error;
      });
    known.set(segment, shard);
    return shard;
  };
  return { read: readOnce, forget: () => known.clear() };
}
