import { getConfig } from '@portal/config';
import { createQueryClient } from '@portal/query';
import { RemoteLoadError } from '../loader/errors';
import type { ProvidedTable } from '../loader/federation';
import { removeStoredOverrides, storedOverrides } from '../overrides/stored';
import { registrySource } from './registry-source';
import { createRemoteLoader } from './remote-loader';
import type { ReleaseSource, RemoteSource } from './source';

/**
 * A source that reads remotes from the registry, or from the builds that this browser's overrides name.
 * @param provided the modules that the host provides to remotes.
 */
export function federatedSource(provided: ProvidedTable): RemoteSource {
  const registry = registrySource();
  const stored = storedOverrides();
  let overridden: ReleaseSource | undefined;
  /**
   * The registry's source, wrapped by the overrides that were stored when the page started, if the configuration
   * allows them. @throws {RemoteLoadError} if their code could not be loaded; the next call tries again.
   */
  const getSource = async (): Promise<ReleaseSource> => {
    if (overridden !== undefined) return overridden;
    if (stored === null || !getConfig().overrides.enabled) return registry;
    const { overriddenSource } = await import(
      /* webpackChunkName: "overrides" */ '../overrides/overridden-source'
    ).catch((cause: unknown) => {
      // Names the overrides and offers to remove them. OVR-3.
      const url = stored.replaceAll(/[{}"]/g, '');
      const reset = () => {
        removeStoredOverrides();
        window.location.reload();
      };
      const reason = 'the code of overrides could not be loaded';
      throw new RemoteLoadError('registry', { override: { url, reset } }, reason, { cause });
    });
    overridden ??= overriddenSource(registry, stored);
    return overridden;
  };
  const { load, ...inspector } = createRemoteLoader(provided, getSource);
  const client = createQueryClient();
  /** Remotes whose last load failed. */
  const failed = new Set<string>();
  // A retry reads the registry again, because the release may have been rolled back meanwhile. What others have read
  // since the failure may be as old. If it cannot be read, what was read before is used.
  const refreshRegistry = async () => {
    registry.invalidate();
    await registry.shard(window.location.pathname).catch(() => undefined);
  };

  return {
    owners: async (path) => (await getSource()).owners(path),
    remotesForSlot: async (slot) => (await getSource()).remotesForSlot(slot),
    shard: async (path) => (await getSource()).shard(path),
    load: (name) =>
      client.fetchQuery({
        queryKey: ['remote', name],
        queryFn: async () => {
          try {
            if (failed.delete(name)) await refreshRegistry();
            return await load(name);
          } catch (error) {
            failed.add(name);
            registry.invalidate();
            throw error;
          }
        },
        staleTime: Number.POSITIVE_INFINITY,
      }),
    inspector: { ...inspector, storedOverrides: stored },
  };
}
