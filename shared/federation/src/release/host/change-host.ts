import { retry } from '../retry';
import { bytesOf, type ReleaseStore, type Replacement } from '../store/store';
import { type RootChanges, rootChanges } from './documents';
import type { Headers } from './headers';
import { LIVE_HOST_FILE, type LiveChange, type LiveHost, readLive } from './live';

/** Options of every change of the live host. */
export interface HostChangeOptions {
  /**
   * Puts the headers in force, where the server does not read them by itself: called when they are
   * written and before the first document changes. If it throws, the portal stays on the old host.
   * Default: nothing is called.
   */
  readonly applyHeaders?: ((headers: Headers) => Promise<void>) | undefined;
}

/** A host before and after a change. */
export interface HostChange {
  readonly before: LiveHost | null;
  readonly after: LiveHost;
}

async function prepareHeaders(
  store: ReleaseStore,
  { headers, headersFiles, documents }: RootChanges,
  { applyHeaders }: HostChangeOptions,
): Promise<boolean> {
  if (headersFiles.length + documents.length === 0) return true;
  if ((await store.replace(headersFiles)) < headersFiles.length) return false;
  // Also when they were written before: whoever wrote them may have been interrupted here.
  await applyHeaders?.(headers);
  return true;
}

/** Brings the documents at the root into line with the host that is to be live. */
export async function syncDocuments(store: ReleaseStore, options: HostChangeOptions = {}): Promise<void> {
  await retry(store.place, 'the documents', async () => {
    const read = await readLive(store);
    if (read === null) return true;
    const changes = await rootChanges(store, read.live.version);
    if (changes.headersFiles.length + changes.documents.length === 0) return true;
    // Since the documents were read, somebody may have made another host live.
    const unchanged = (await readLive(store))?.tag === read.tag;
    if (unchanged && (await prepareHeaders(store, changes, options))) await store.replace(changes.documents);
    return undefined; // look again
  });
}

/** Paths at the root that are not those of the live host: a change was interrupted, or is being made. */
export async function staleDocuments(store: ReleaseStore): Promise<string[]> {
  const read = await readLive(store);
  if (read === null) return [];
  const { headersFiles, documents } = await rootChanges(store, read.live.version);
  return [...headersFiles, ...documents].map(({ path }) => path);
}

/**
 * Makes another release of the host live: headers that allow its documents and the old ones, then the
 * record of what is live together with the documents.
 */
export async function changeHost(
  store: ReleaseStore,
  change: LiveChange,
  options: HostChangeOptions = {},
): Promise<HostChange> {
  const made = await retry(store.place, LIVE_HOST_FILE, async () => {
    const read = await readLive(store);
    const before = read?.live ?? null;
    const after = change(before);
    const changes = await rootChanges(store, after.version);
    if (!(await prepareHeaders(store, changes, options))) return undefined;
    if (after === before) return { before, after };
    const bytes = bytesOf(`${JSON.stringify(after, null, 1)}\n`);
    const record: Replacement = { path: LIVE_HOST_FILE, bytes, expected: read?.tag ?? null };
    const replaced = await store.replace([record, ...changes.documents]);
    if (replaced > 0) return { before, after };
    const there = await store.read(LIVE_HOST_FILE);
    return there !== null && Buffer.compare(there.bytes, bytes) === 0 ? { before, after } : undefined;
  });
  await syncDocuments(store, options);
  return made;
}
