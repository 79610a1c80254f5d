import { ReleaseError } from '../errors';
import { HOST, readVersion, releaseFolder } from '../manifest';
import { filesBelow, type ReleaseStore } from '../store/store';
import { describeReference, isLiveReference, type Reference, referencesTo } from './references';
import { removeVersions, unmarkRemoved } from './remove-versions';

/** Result of {@link purge}. */
export interface Purge {
  /** What referred to the release without giving it visitors, and no longer does. */
  readonly references: readonly Reference[];
  /** Paths of the deleted files. */
  readonly files: readonly string[];
}

/**
 * Removes a release of a remote permanently: its registry entry and its files. The version can never be
 * published again, because caches may keep its files for a year. REL-13.
 * @throws {ReleaseError} if visitors can get it, or the store does not have it.
 */
export async function purge(store: ReleaseStore, name: string, version: string): Promise<Purge> {
  if (name === HOST)
    throw new ReleaseError('Releases of the host share their scripts, and cannot be purged.');
  const stored = await readVersion(store, name, version);
  const references = await referencesTo(store, name, version);
  if (references.some(isLiveReference)) {
    // An interrupted purge can have marked a version as removed that was promoted since.
    if (stored.kind === 'removed') await unmarkRemoved(store, { name, version });
    const live = references.map((reference) => `  ${describeReference(reference)}`);
    throw new ReleaseError(
      `${name} ${version} is in use, and nothing was removed. It is referred to by:\n${live.join('\n')}`,
    );
  }
  const files = await filesBelow(store, releaseFolder(name, version));
  if (stored.kind === 'none' && files.length === 0 && references.length === 0)
    throw new ReleaseError(`${store.location} has no release ${version} of ${name}`);
  const removal = await removeVersions(store, [{ name, version }], { listed: 'unlist' });
  return { references, files: removal.files };
}
