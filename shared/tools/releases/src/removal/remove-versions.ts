import { randomUUID } from 'node:crypto';
import type { Registry } from '@portal/contract';
import {
  manifestPath,
  type ReleaseId,
  readAnyVersion,
  readVersion,
  releaseFolder,
  serializeManifest,
  serializeRemoved,
} from '../manifest';
import { versionOf } from '../registry/predecessors';
import { changeRegistry } from '../registry/registry-store';
import { retire } from '../registry/releases';
import { retry } from '../retry';
import { filesBelow, type ReleaseStore, replaceOne } from '../store/store';

/** Whether the registry lists a version. */
export const isListed = (registry: Registry, { name, version }: ReleaseId): boolean =>
  (registry.microFrontends[name] ?? []).some((release) => versionOf(release) === version);

/**
 * Replaces the manifest by a record of the removal, so that nobody publishes or lists the version any more.
 * @returns the record's tag, and whether this call wrote the record.
 */
async function markRemoved(store: ReleaseStore, { name, version }: ReleaseId, now: Date) {
  const id = randomUUID();
  const path = manifestPath(name, version);
  return retry(store.location, path, async () => {
    const stored = await readAnyVersion(store, name, version);
    if (stored.kind === 'removed') return { tag: stored.tag, isOwn: stored.record.id === id };
    const manifest = stored.kind === 'complete' ? stored.manifest : null;
    const removed = now.toISOString();
    const bytes = serializeRemoved({ kind: 'removed', name, version, removed, manifest, id });
    await replaceOne(store, path, bytes, stored.kind === 'none' ? null : stored);
    return undefined; // read it: its tag is known then
  });
}

/**
 * Undoes {@link markRemoved}: the release has its manifest again.
 * @returns whether it has: not if its files are being deleted, or if it was never complete. REL-13.
 */
export function unmarkRemoved(store: ReleaseStore, { name, version }: ReleaseId): Promise<boolean> {
  const path = manifestPath(name, version);
  return retry(store.location, path, async () => {
    const stored = await readVersion(store, name, version);
    if (stored.kind !== 'removed') return stored.kind === 'complete';
    const { manifest, deletes } = stored.record;
    if (manifest === null || deletes) return false;
    return (await replaceOne(store, path, serializeManifest(manifest), stored)) ? true : undefined;
  });
}

/**
 * Records that the files of a version are being deleted, unless its record has changed since it was read.
 * @returns whether they may be deleted. `false`: another publisher restored the release meanwhile.
 */
async function startDeleting(store: ReleaseStore, { name, version }: ReleaseId, tag: string) {
  const stored = await readVersion(store, name, version);
  if (stored.kind !== 'removed') return false;
  if (stored.record.deletes) return true;
  const path = manifestPath(name, version);
  const bytes = serializeRemoved({ ...stored.record, deletes: true });
  if (stored.tag === tag && (await replaceOne(store, path, bytes, stored))) return true;
  const current = await readVersion(store, name, version);
  return current.kind === 'removed' && current.record.deletes === true;
}

/** Removes listed versions from the registry. @throws {ReleaseError} if one has visitors. */
function unlist(registry: Registry, versions: readonly ReleaseId[]): Registry {
  const microFrontends = { ...registry.microFrontends };
  for (const { name, version } of versions)
    if (isListed(registry, { name, version }))
      microFrontends[name] = [...retire(version)(microFrontends[name] ?? [], name)];
  return { ...registry, microFrontends };
}

/** Deletes the files of versions that are marked as removed. Their records stay. */
async function deleteFiles(store: ReleaseStore, versions: readonly ReleaseId[]): Promise<string[]> {
  const deleted: string[] = [];
  for (const { name, version } of versions) {
    const files = await filesBelow(store, releaseFolder(name, version));
    const own = files.filter((path) => path !== manifestPath(name, version));
    await store.remove(own);
    deleted.push(...own);
  }
  return deleted;
}

/** Result of {@link removeVersions}. */
export interface Removal {
  readonly removed: readonly ReleaseId[];
  /** Versions that became listed in the meantime, and stay as they were. */
  readonly kept: readonly ReleaseId[];
  /** Paths of the deleted files. */
  readonly files: readonly string[];
}

/**
 * Removes versions of remotes permanently: marks them as removed, takes them out of the registry, deletes their
 * files. Run again after an interruption, it finishes; until the files are deleted, nothing changes for visitors.
 *
 * Safe with concurrent publishers and removals of the same version; "Decisions" of the README says why. REL-13.
 * @param listed what happens to versions that the registry lists.
 * @throws {ReleaseError} if one with `unlist` has visitors; then nothing is removed.
 */
export async function removeVersions(
  store: ReleaseStore,
  versions: readonly ReleaseId[],
  options: { readonly listed: 'unlist' | 'keep'; readonly now?: Date },
): Promise<Removal> {
  if (versions.length === 0) return { removed: [], kept: [], files: [] };
  const marks = new Map<ReleaseId, Awaited<ReturnType<typeof markRemoved>>>();
  for (const version of versions)
    marks.set(version, await markRemoved(store, version, options.now ?? new Date()));
  const { after } = await changeRegistry(store, (registry) => ({
    ...(options.listed === 'unlist' ? unlist(registry, versions) : registry),
    removals: (registry.removals ?? 0) + 1,
  })).catch(async (error: unknown) => {
    // Others' records stay: older versions of this tool deleted files without saying so in the record.
    for (const [version, { isOwn }] of marks) if (isOwn) await unmarkRemoved(store, version);
    throw error;
  });
  const [removed, kept, restored]: [ReleaseId[], ReleaseId[], ReleaseId[]] = [[], [], []];
  for (const [version, { tag }] of marks)
    if (isListed(after, version)) {
      await unmarkRemoved(store, version);
      kept.push(version);
    } else if (await startDeleting(store, version, tag)) removed.push(version);
    else restored.push(version);
  const files = await deleteFiles(store, removed);
  const again = await removeVersions(store, restored, options);
  return {
    removed: [...removed, ...again.removed],
    kept: [...kept, ...again.kept],
    files: [...files, ...again.files],
  };
}
