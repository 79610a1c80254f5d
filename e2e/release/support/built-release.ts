import {
  FolderStore,
  type HostChangeOptions,
  type ReleaseStore,
  readLive,
  readRegistry,
  release,
} from '@portal/releases';
import { builtSite } from '../../support/server';

const built = new FolderStore(builtSite);

/** The version of the host or a remote that a store's visitors get. */
export async function liveVersion(store: ReleaseStore, name: string): Promise<string> {
  const version =
    name === 'host'
      ? (await readLive(store))?.live.version
      : (await readRegistry(store)).microFrontends[name]?.find(({ deployment }) => deployment.default)
          ?.metadata.version;
  if (version === undefined) throw new Error(`${store.location} has no release of ${name}`);
  return version;
}

/** The version of the host or a remote in the workspace's build. */
export const builtVersion = (name: string): Promise<string> => liveVersion(built, name);

/** Releases the host or a remote of the workspace's build to another store. */
export async function releaseBuilt(
  to: FolderStore,
  name: string,
  options: HostChangeOptions & { readonly baseUrl?: string } = {},
): Promise<void> {
  const version = await builtVersion(name);
  await release({ from: built, to, name, version, promote: true, ...options });
}
