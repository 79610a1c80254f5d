import { getConfig } from '@portal/config';
import type { RemoteRelease } from '@portal/contract';
import { type FailedPart, RemoteLoadError } from '../loader/errors';
import type { LoaderOptions, ReleaseLoader } from '../loader/load-release';
import type { ProvidedTable } from '../loader/provided';
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
  /** Gets the code that loads releases: a lazy chunk, beside the first remote. */
  readonly loader: () => Promise<{ createReleaseLoader(options: LoaderOptions): ReleaseLoader }>;
  /** Gets the code of overrides: a lazy chunk that hardly anybody needs. */
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
 * Remotes out of the registry, or from where this browser's overrides say.
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
  const { record, note, failed } = createRemoteStatus();
  const modules = new Map<string, Promise<LoadedRemote>>();
  const loaded = new Map<string, RemoteRelease>();
  let chosen: ReleaseSource | undefined;
  let ready: ReleaseLoader | undefined;

  const releases = async (): Promise<ReleaseSource> => {
    if (chosen !== undefined) return chosen;
    const { enabled, allowedOrigins } = getConfig().overrides;
    if (!enabled || stored === null) {
      chosen = registry;
      return chosen;
    }
    const { overriddenSource } = await overrides().catch((cause: unknown) => {
      throw new RemoteLoadError('registry', {}, 'the code of overrides could not be loaded', { cause });
    });
    chosen ??= overriddenSource(registry, { stored, allowedOrigins, trust });
    return chosen;
  };

  const releaseLoader = async (release: RemoteRelease, remote: string) => {
    const { createReleaseLoader } = await loader().catch((cause: unknown) => {
      throw new RemoteLoadError('entry', partOf(remote, release), 'the loader itself could not be loaded', {
        cause,
      });
    });
    ready ??= createReleaseLoader({ provided, allowed: (url) => (chosen ?? registry).allowed(url) });
    return ready;
  };

  const loadCandidate = async (name: string, { release, from }: Candidate): Promise<LoadedRemote> => {
    const { version } = release.metadata;
    const started = performance.now();
    note(name, { kind: 'loading', from, version });
    const { module, fallback, folder } = await (await releaseLoader(release, name)).load(name, release);
    loaded.set(name, release);
    const milliseconds = Math.round(performance.now() - started);
    note(name, { kind: 'ready', from: fallback ? 'fallback' : from, version, milliseconds });
    const override = (await releases()).override(name);
    return { module, part: { ...partOf(name, release), folder, override } };
  };

  const loadChosen = async (name: string): Promise<LoadedRemote> => {
    const source = await releases();
    try {
      const [first, standIn] = await source.candidates(name);
      if (first === undefined)
        throw new RemoteLoadError('registry', { remote: name }, 'the registry does not list it');
      if (standIn === undefined) return await loadCandidate(name, first);
      return await loadCandidate(name, first).catch((error: unknown) => {
        // A canary that cannot be loaded must not cost its visitors the section.
        reportLoadError(error);
        return loadCandidate(name, standIn);
      });
    } catch (error) {
      const last = record.getState()[name];
      failed(name, last?.kind === 'loading' ? last.from : source.origin(name), error);
      throw await source.failure(name, error);
    }
  };

  return {
    owners: async (path) => (await releases()).owners(path),
    remotesForSlot: async (slot) => (await releases()).fillers(slot),
    shard: async (path) => (await releases()).shard(path),
    load(name) {
      const module =
        modules.get(name) ??
        loadChosen(name).catch((error: unknown) => {
          modules.delete(name);
          // Its team may have rolled it back by the time that somebody tries again.
          registry.forget();
          throw error;
        });
      modules.set(name, module);
      return module;
    },
    inspector: {
      loads: record,
      storedOverrides: stored,
      singletons(remote) {
        const taken = ready?.taken(remote) ?? new Set();
        const versions = new Map(Object.entries(provided).map(([module, { version }]) => [module, version]));
        return Object.entries(loaded.get(remote)?.extras.portal.requires ?? {}).map(([module, required]) => ({
          module,
          required,
          version: versions.get(module) ?? '',
          taken: taken.has(module),
        }));
      },
    },
  };
}
