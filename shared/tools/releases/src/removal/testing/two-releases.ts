import { changeRegistry } from '../../registry/registry-store';
import { changeReleasesOf, promote, type ReleasesChange } from '../../registry/releases';
import { release } from '../../release';
import { FolderStore } from '../../store/folder-store';
import type { ReleaseStore } from '../../store/store';
import { fakeRemote, scratchFolder } from '../../testing/fake-release';

/** For tests: the remote that releases are removed of. */
export const NAME = 'mfe-x';
export const folderOf = (version: string) => `remotes/${NAME}/${version}`;

export async function publish(to: ReleaseStore, version: string): Promise<void> {
  const from = await fakeRemote({ name: NAME, version });
  await release({ from, to, name: NAME, version });
}
export const change = (store: ReleaseStore, wanted: ReleasesChange) =>
  changeRegistry(store, changeReleasesOf(NAME, wanted));
export const promoteTo = (store: ReleaseStore, version: string) =>
  change(store, promote(version, new Date()));

/** For tests: a store whose remote has 1.0.0 (default) and 1.1.0 (without visitors). */
export async function prepared(to?: ReleaseStore): Promise<ReleaseStore> {
  const store = to ?? new FolderStore(await scratchFolder());
  for (const version of ['1.0.0', '1.1.0']) await publish(store, version);
  return store;
}
