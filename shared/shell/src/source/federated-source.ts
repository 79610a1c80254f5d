import { allowedAddress, getConfig } from '@portal/config';
import type { RegistryShard, RemoteModule } from '@portal/contract';
import { bucketOf, releasesFor } from '../boot/choose-release';
import { visitorId } from '../boot/visitor';
import { RemoteLoadError } from '../loader/errors';
import type { LoaderOptions, ReleaseLoader } from '../loader/load-release';
import type { ProvidedTable } from '../loader/provided';
import { reportLoadError } from '../loader/report-load-error';
import { shardReader } from './shards';
import type { Owner, RemoteSource } from './source';

export interface FederatedSourceOptions {
  readonly provided: ProvidedTable;
  /** Gets the code that loads releases: a lazy chunk, beside the first remote. */
  readonly loader: () => Promise<{ createReleaseLoader(options: LoaderOptions): ReleaseLoader }>;
}

/** Remotes may come from the portal's own origin and from the configured ones. */
const isAllowed = (url: string): boolean => allowedAddress(url, getConfig().remoteOrigins) !== null;

/** Remotes out of the registry. */
export function federatedSource({ provided, loader }: FederatedSourceOptions): RemoteSource {
  const shardFor = shardReader();
  /** Shards that were read, for a remote is found in the shard of the page that asks for it. */
  const shards: RegistryShard[] = [];
  const modules = new Map<string, Promise<RemoteModule>>();
  let ready: ReleaseLoader | undefined;

  const releaseLoader = async (): Promise<ReleaseLoader> => {
    const { createReleaseLoader } = await loader();
    ready ??= createReleaseLoader({ provided, allowed: isAllowed });
    return ready;
  };

  const shard = async (path: string): Promise<RegistryShard> => {
    const found = await shardFor(path);
    if (!shards.includes(found)) shards.push(found);
    return found;
  };

  const loadChosen = async (name: string): Promise<RemoteModule> => {
    const releases = shards.map(({ remotes }) => remotes[name]).find((found) => found !== undefined) ?? [];
    const [chosen, standIn] = releasesFor(releases, bucketOf(visitorId(), name));
    if (chosen === undefined)
      throw new RemoteLoadError('registry', { remote: name }, 'the registry does not list it');
    const loadRelease = await releaseLoader().catch((cause: unknown) => {
      const part = { remote: name, title: chosen.extras.portal.title, version: chosen.metadata.version };
      throw new RemoteLoadError('entry', part, 'the loader itself could not be loaded', { cause });
    });
    try {
      return await loadRelease(name, chosen);
    } catch (error) {
      if (standIn === undefined) throw error;
      // A canary that cannot be loaded must not cost its visitors the section.
      reportLoadError(error);
      return loadRelease(name, standIn);
    }
  };

  return {
    async owners(path): Promise<readonly Owner[]> {
      const { owners } = await shard(path);
      return owners.map(({ pattern, test, remote }) => ({ pattern, remote, test: new RegExp(test, 'i') }));
    },
    load(name) {
      const module =
        modules.get(name) ??
        loadChosen(name).catch((error: unknown) => {
          modules.delete(name);
          throw error;
        });
      modules.set(name, module);
      return module;
    },
    async fillers(slot) {
      const { slots } = await shard(`/${slot.split('.', 1)[0]}`);
      return slots[slot] ?? [];
    },
  };
}
