import { isPartName, isVersion } from '../manifest';
import { readRegistry } from '../registry/registry-store';
import { isListed, type RemoteVersion } from '../removal/remove-versions';
import type { ReleaseStore } from '../store/store';

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The versions of remotes that a store has a folder for, and that the registry does not list. */
export async function unlistedVersions(store: ReleaseStore): Promise<RemoteVersion[]> {
  const remotes = (await store.folders('remotes')).filter((folder) => isPartName(nameOf(folder)));
  const found = await Promise.all(
    remotes.map(async (folder) => {
      const versions = (await store.folders(folder)).map(nameOf).filter(isVersion);
      return versions.map((version) => ({ name: nameOf(folder), version }));
    }),
  );
  // After the folders: a release that was published in the meantime is listed, or not seen.
  const registry = await readRegistry(store);
  return found.flat().filter((version) => !isListed(registry, version));
}
