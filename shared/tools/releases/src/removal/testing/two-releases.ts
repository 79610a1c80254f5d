import { changeRegistry } from '../../registry/registry-store';
import { changeReleasesOf, promote, type ReleasesChange } from '../../registry/releases';
import { FolderStore } from '../../store/folder-store';
import type { ReleaseStore } from '../../store/store';
import { publishRemote, scratchFolder } from '../../testing/fake-release';

/** For tests: the remote that releases are removed of. */
export const NAME = 'mfe-x';
export const folderOf = (version: string) => `remotes/${NAME}/${version}`;

export const publish = (to: ReleaseStore, version: string, now = new Date()) =>
  publishRemote(to, { name: NAME, version }, { now });
export const change = (store: ReleaseStore, wanted: ReleasesChange) =>
  changeRegistry(store, changeReleasesOf(NAME, wanted));
export const promoteTo = (store: ReleaseStore, version: string, now = new Date()) =>
  change(store, promote(version, now));

/** For tests: a store whose remote has 1.0.0 (default) and 1.1.0 (without visitors). */
export async function prepared(to?: ReleaseStore): Promise<ReleaseStore> {
  const store = to ?? new FolderStore(await scratchFolder());
  for (const version of ['1.0.0', '1.1.0']) await publish(store, version);
  return store;
}
