import { getConfig } from '@portal/config';
import { createQueryClient } from '@portal/query';
import { RemoteLoadError } from '../loader/errors';
import type { ProvidedTable } from '../loader/federation';
import type { OverrideOptions } from '../overrides/overridden-source';
import { removeStoredOverrides, storedOverrides } from '../overrides/stored';
import { registrySource } from './registry-source';
import { createRemoteLoader, type LoaderModule } from './remote-loader';
import { type SignatureModule, signatureCheck } from './signature-check';
import type { ReleaseSource, RemoteSource } from './source';

/** Options of {@link federatedSource}. */
export interface FederatedSourceOptions {
  /** The modules that the host provides to remotes. */
  readonly provided: ProvidedTable;
  /** Imports the code that loads releases: a lazy chunk, in parallel with the first remote. */
  readonly loader: () => Promise<LoaderModule>;
  /** Imports the code that verifies signatures: a lazy chunk, only loaded if the host's document has trust. TRUST-2. */
  readonly signatures: () => Promise<SignatureModule>;
  /** Imports the code of overrides: a lazy chunk, only loaded where overrides are enabled and set. */
  readonly overrides: () => Promise<{
    overriddenSource(registry: ReleaseSource, options: OverrideOptions): ReleaseSource;
  }>;
}

/** The code of overrides is missing: names the overrides and offers to remove them. OVR-3. */
const missingCode = (stored: string, cause: unknown) => {
  const url = stored.replaceAll(/[{}"]/g, '');
  const reset = () => {
    removeStoredOverrides();
    window.location.reload();
  };
  return new RemoteLoadError(
    'registry',
    { override: { url, reset } },
    'the code of overrides could not be loaded',
    {
      cause,
    },
  );
};

/**
 * The registry's source, wrapped by the overrides that were stored when the page started, if the configuration
 * allows them. @throws {RemoteLoadError} if their code could not be loaded; the next call tries again.
 */
function withOverrides(
  registry: ReleaseSource,
  stored: string | null,
  importOverrides: FederatedSourceOptions['overrides'],
): () => Promise<ReleaseSource> {
  // Read now, because the shell deletes the requests of the inline script once it has taken the shard.
  const trust = window.portalBoot?.trust;
  let source: ReleaseSource | undefined;
  return async () => {
    if (source !== undefined) return source;
    const { enabled, allowedOrigins } = getConfig().overrides;
    if (!enabled || stored === null) {
      source = registry;
      return source;
    }
    const { overriddenSource } = await importOverrides().catch((cause: unknown) => {
      throw missingCode(stored, cause);
    });
    source ??= overriddenSource(registry, { stored, allowedOrigins, trust });
    return source;
  };
}

/**
 * A source that reads remotes from the registry, or from the builds that this browser's overrides name.
 * @example
 * const source = federatedSource({
 *   provided,
 *   loader: () => import('@portal/shell/loader'),
 *   signatures: () => import('@portal/shell/signatures'),
 *   overrides: () => import('@portal/shell/overrides'),
 * });
 */
export function federatedSource({
  provided,
  loader,
  signatures,
  overrides,
}: FederatedSourceOptions): RemoteSource {
  const registry = registrySource();
  const stored = storedOverrides();
  const getSource = withOverrides(registry, stored, overrides);
  const remotes = createRemoteLoader({
    provided,
    importLoader: loader,
    getSource,
    checkSignature: signatureCheck(signatures),
  });
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
            return await remotes.load(name);
          } catch (error) {
            failed.add(name);
            registry.invalidate();
            throw error;
          }
        },
        staleTime: Number.POSITIVE_INFINITY,
      }),
    inspector: {
      remoteStatus: remotes.status,
      storedOverrides: stored,
      singletons: remotes.singletons,
    },
  };
}
