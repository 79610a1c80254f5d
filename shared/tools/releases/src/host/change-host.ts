import { syncShards } from '../registry/registry-store';
import { retry } from '../retry';
import { bytesOf, hasBytes, type ReleaseStore, type Replacement } from '../store/store';
import { headersAsWritten, type RootChanges, rootChanges } from './documents';
import type { Headers } from './headers';
import { LIVE_HOST_FILE, type LiveChange, readLive } from './live';

/** Options for changing the live host. */
export interface HostChangeOptions {
  /**
   * Applies the headers, for servers that do not reread them on their own. Called after they are
   * written and before the first document changes. If it throws, the old host stays live.
   * Default: nothing is called.
   */
  readonly applyHeaders?: ((headers: Headers) => Promise<void>) | undefined;
}

/**
 * Writes the headers files and applies the headers.
 * @returns conditions for the documents, which only these headers allow; `undefined` if another publisher changed a
 * file in the meantime.
 */
async function updateHeaders(
  store: ReleaseStore,
  { headers, headersFiles, former, documents }: RootChanges,
  { applyHeaders }: HostChangeOptions,
): Promise<Replacement[] | undefined> {
  if (headersFiles.length + documents.length === 0) return [];
  // Not over documents that another publisher has made live since: these headers may not allow them.
  const changes = headersFiles.length > 0 ? [...former, ...headersFiles] : [];
  if ((await store.replace(changes)) < changes.length) return undefined;
  // Also applies headers that were written before: the process that wrote them may have stopped here.
  await applyHeaders?.(headers);
  return headersAsWritten(store, headers);
}

/** Updates the documents at the root to the release that `live.json` names. */
export async function syncDocuments(store: ReleaseStore, options: HostChangeOptions = {}): Promise<void> {
  await retry(store.location, 'the documents', async () => {
    const read = await readLive(store);
    if (read === null) return true;
    const changes = await rootChanges(store, read.live.version);
    if (changes.headersFiles.length + changes.documents.length === 0) return true;
    // Another publisher may have made another host live since the documents were read.
    const unchanged = (await readLive(store))?.tag === read.tag;
    const kept = unchanged ? await updateHeaders(store, changes, options) : undefined;
    if (kept !== undefined && changes.documents.length > 0)
      await store.replace([...kept, ...changes.documents]);
    return undefined; // check again
  });
}

/** Paths of root files that differ from the live host: a change is in progress or was interrupted. */
export async function staleDocuments(store: ReleaseStore): Promise<string[]> {
  const read = await readLive(store);
  if (read === null) return [];
  const { headersFiles, documents } = await rootChanges(store, read.live.version);
  return [...headersFiles, ...documents].map(({ path }) => path);
}

/**
 * Makes another release of the host live: first writes headers that allow both its documents and the
 * old ones, then `live.json` together with the documents, if these headers are still there. REL-6.
 */
export async function changeHost(store: ReleaseStore, change: LiveChange, options: HostChangeOptions = {}) {
  const { isComplete, ...result } = await retry(store.location, LIVE_HOST_FILE, async () => {
    const read = await readLive(store);
    const before = read?.live ?? null;
    const after = change(before);
    const changes = await rootChanges(store, after.version);
    const kept = await updateHeaders(store, changes, options);
    if (kept === undefined) return undefined;
    if (after === before) return { before, after, isComplete: false };
    const bytes = bytesOf(`${JSON.stringify(after, null, 1)}\n`);
    const record: Replacement = { path: LIVE_HOST_FILE, bytes, expected: read?.tag ?? null };
    const replaced = await store.replace([...kept, record, ...changes.documents]);
    const isComplete = replaced === kept.length + 1 + changes.documents.length;
    if (replaced > kept.length) return { before, after, isComplete };
    // The response to a write can be lost: the write then succeeded although its retry did not.
    const isWritten = hasBytes(await store.read(LIVE_HOST_FILE), bytes);
    return isWritten ? { before, after, isComplete: false } : undefined;
  });
  // Not after a complete change: it would replace the headers that another publisher has written for the next one.
  if (!isComplete) await syncDocuments(store, options);
  // The pages of a first host ask for shards that no remote has brought yet; a later change finishes what was interrupted.
  await syncShards(store);
  return result;
}
