import type { Registry } from '@portal/contract';
import { manifestPath, readVersion, releaseFolder, serializeManifest, serializeRemoved } from '../manifest';
import { changeRegistry } from '../registry/registry-store';
import { retire, versionOf } from '../registry/releases';
import { retry } from '../retry';
import { filesBelow, type ReleaseStore } from '../store/store';

/** One version of a remote. */
export interface RemoteVersion {
  readonly name: string;
  readonly version: string;
}

/** Whether the registry lists a version. */
export const isListed = (registry: Registry, { name, version }: RemoteVersion): boolean =>
  (registry.microFrontends[name] ?? []).some((release) => versionOf(release) === version);

/**
 * Replaces the manifest by a record of the removal, so that nobody publishes or lists the version any more.
 * @returns whether this call did it; `false` if the version was removed before.
 */
const markRemoved = (store: ReleaseStore, { name, version }: RemoteVersion, now: Date): Promise<boolean> =>
  retry(store.location, manifestPath(name, version), async () => {
    const stored = await readVersion(store, name, version);
    if (stored.kind === 'removed') return false;
    const manifest = stored.kind === 'complete' ? stored.manifest : null;
    const bytes = serializeRemoved({ kind: 'removed', name, version, removed: now.toISOString(), manifest });
    const expected = stored.kind === 'complete' ? stored.tag : null;
    const replaced = await store.replace([{ path: manifestPath(name, version), bytes, expected }]);
    return replaced === 1 ? true : undefined;
  });

/** Undoes {@link markRemoved}: the release has its manifest again. */
export const unmarkRemoved = (store: ReleaseStore, { name, version }: RemoteVersion): Promise<unknown> =>
  retry(store.location, manifestPath(name, version), async () => {
    const stored = await readVersion(store, name, version);
    if (stored.kind !== 'removed') return true;
    const path = manifestPath(name, version);
    const { manifest } = stored.record;
    if (manifest === null) {
      await store.remove([path]);
      return true;
    }
    const change = { path, bytes: serializeManifest(manifest), expected: stored.tag };
    return (await store.replace([change])) === 1 ? true : undefined;
  });

/** Removes listed versions from the registry. @throws {ReleaseError} if one has visitors. */
function unlist(registry: Registry, versions: readonly RemoteVersion[]): Registry {
  const microFrontends = { ...registry.microFrontends };
  for (const { name, version } of versions)
    if (isListed(registry, { name, version }))
      microFrontends[name] = [...retire(version)(microFrontends[name] ?? [], name)];
  return { ...registry, microFrontends };
}

/** Deletes the files of versions that are marked as removed. Their records stay. */
async function deleteFiles(store: ReleaseStore, versions: readonly RemoteVersion[]): Promise<string[]> {
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
  readonly removed: readonly RemoteVersion[];
  /** Versions that became listed in the meantime, and stay as they were. */
  readonly kept: readonly RemoteVersion[];
  /** Paths of the deleted files. */
  readonly files: readonly string[];
}

/**
 * Removes versions of remotes permanently: marks them as removed, takes them out of the registry, deletes their
 * files. Run again after an interruption, it finishes; until the files are deleted, nothing changes for visitors.
 *
 * Safe with concurrent publishers of the same version: they check after they read the registry that the
 * version is not marked. The mark comes before the change of the registry, and that change makes them read it
 * again. So either they see the mark, or this sees that they have listed the version. REL-13.
 * @param listed what happens to versions that the registry lists.
 * @throws {ReleaseError} if one with `unlist` has visitors; then nothing is removed.
 */
export async function removeVersions(
  store: ReleaseStore,
  versions: readonly RemoteVersion[],
  { listed, now }: { readonly listed: 'unlist' | 'keep'; readonly now: Date },
): Promise<Removal> {
  /** A version that was marked before may have lost files, so a failure leaves it marked. */
  const marked: RemoteVersion[] = [];
  for (const version of versions) if (await markRemoved(store, version, now)) marked.push(version);
  const { after } = await changeRegistry(store, (registry) => ({
    ...(listed === 'unlist' ? unlist(registry, versions) : registry),
    removals: (registry.removals ?? 0) + 1,
  })).catch(async (error: unknown) => {
    for (const version of marked) await unmarkRemoved(store, version);
    throw error;
  });
  const kept = versions.filter((version) => isListed(after, version));
  for (const version of kept) await unmarkRemoved(store, version);
  const removed = versions.filter((version) => !kept.includes(version));
  return { removed, kept, files: await deleteFiles(store, removed) };
}
