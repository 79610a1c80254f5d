import { getConfig } from '@portal/config';
import type { RemoteRelease } from '@portal/contract';
import { type FailedPart, RemoteLoadError } from '../loader/errors';
import type { ProvidedTable } from '../loader/federation';
import type { LoaderOptions, ReleaseLoader } from '../loader/load-release';
import { reportLoadError } from '../loader/report-load-error';
import type { OverrideOptions } from '../overrides/overridden-source';
import { storedOverrides } from '../overrides/stored';
import { createRemoteStatus } from '../remote-status/remote-status';
import { registrySource } from './registry-source';
import type { Candidate, ReleaseSource } from './release-source';
import type { LoadedRemote, RemoteSource } from './source';

/** Options of {@link federatedSource}. */
export interface FederatedSourceOptions {
  /** The modules that the host provides to remotes. */
  readonly provided: ProvidedTable;
  /** Imports the code that loads releases: a lazy chunk, in parallel with the first remote. */
  readonly loader: () => Promise<{ createReleaseLoader(options: LoaderOptions): ReleaseLoader }>;
  /** Imports the code of overrides: a lazy chunk, only loaded where overrides are enabled and set. */
  readonly overrides: () => Promise<{
    overriddenSource(registry: ReleaseSource, options: OverrideOptions): ReleaseSource;
  }>;
}

const partOf = (remote: string, { extras, metadata }: RemoteRelease): FailedPart => ({
  remote,
  title: extras.portal.title,
  version: metadata.version,
});

/**
 * A source that reads remotes from the registry, or from the builds that this browser's overrides name.
 * @example
 * const source = federatedSource({
 *   provided,
 *   loader: () => import('@portal/shell/loader'),
 *   overrides: () => import('@portal/shell/overrides'),
 * });
 */
export function federatedSource({ provided, loader, overrides }: FederatedSourceOptions): RemoteSource {
  const registry = registrySource();
  const stored = storedOverrides();
  const trust = window.portalBoot?.trust;
  const { store, setStatus, setFailed } = createRemoteStatus();
  const modules = new Map<string, Promise<LoadedRemote>>();
  const loaded = new Map<string, RemoteRelease>();
  let releaseSource: ReleaseSource | undefined;
  let activeLoader: ReleaseLoader | undefined;

  const getReleaseSource = async (): Promise<ReleaseSource> => {
    if (releaseSource !== undefined) return releaseSource;
    const { enabled, allowedOrigins } = getConfig().overrides;
    if (!enabled || stored === null) {
      releaseSource = registry;
      return releaseSource;
    }
    const { overriddenSource } = await overrides().catch((cause: unknown) => {
      throw new RemoteLoadError('registry', {}, 'the code of overrides could not be loaded', { cause });
    });
    releaseSource ??= overriddenSource(registry, { stored, allowedOrigins, trust });
    return releaseSource;
  };

  const getLoader = async (release: RemoteRelease, remote: string) => {
    const { createReleaseLoader } = await loader().catch((cause: unknown) => {
      throw new RemoteLoadError('entry', partOf(remote, release), 'the loader itself could not be loaded', {
        cause,
      });
    });
    activeLoader ??= createReleaseLoader({
      provided,
      isAllowed: (url) => (releaseSource ?? registry).isAllowed(url),
    });
    return activeLoader;
  };

  const loadCandidate = async (name: string, { release, from }: Candidate): Promise<LoadedRemote> => {
    const { version } = release.metadata;
    const started = performance.now();
    setStatus(name, { kind: 'loading', from, version });
    const { module, fallback, folder } = await (await getLoader(release, name)).load(name, release);
    loaded.set(name, release);
    const loadTimeMs = Math.round(performance.now() - started);
    setStatus(name, { kind: 'ready', from: fallback ? 'fallback' : from, version, loadTimeMs });
    const override = (await getReleaseSource()).override(name);
    return { module, part: { ...partOf(name, release), folder, override } };
  };

  const loadRemote = async (name: string): Promise<LoadedRemote> => {
    const source = await getReleaseSource();
    try {
      const [first, defaultRelease] = await source.candidates(name);
      if (first === undefined)
        throw new RemoteLoadError('registry', { remote: name }, 'the registry does not list it');
      if (defaultRelease === undefined) return await loadCandidate(name, first);
      return await loadCandidate(name, first).catch((error: unknown) => {
        // REM-6: visitors of a canary that fails get the default release.
        reportLoadError(error);
        return loadCandidate(name, defaultRelease);
      });
    } catch (error) {
      const last = store.getState()[name];
      setFailed(name, last?.kind === 'loading' ? last.from : source.origin(name), error);
      throw await source.explainFailure(name, error);
    }
  };

  return {
    owners: async (path) => (await getReleaseSource()).owners(path),
    remotesForSlot: async (slot) => (await getReleaseSource()).remotesForSlot(slot),
    shard: async (path) => (await getReleaseSource()).shard(path),
    load(name) {
      const module =
        modules.get(name) ??
        loadRemote(name).catch((error: unknown) => {
          modules.delete(name);
          // A retry reads the registry again, because the release may have been rolled back meanwhile.
          registry.invalidate();
          throw error;
        });
      modules.set(name, module);
      return module;
    },
    inspector: {
      remoteStatus: store,
      storedOverrides: stored,
      singletons(remote) {
        const consumed = activeLoader?.taken(remote) ?? new Set();
        const versions = new Map(Object.entries(provided).map(([module, { version }]) => [module, version]));
        return Object.entries(loaded.get(remote)?.extras.portal.requires ?? {}).map(([module, required]) => ({
          module,
          required,
          version: versions.get(module) ?? '',
          taken: consumed.has(module),
        }));
      },
    },
  };
}
