import type { RemoteRelease } from '@portal/contract';
import { setOwner } from '@portal/observability';
import { type FailedPart, partOf, RemoteLoadError, reportLoadError } from '../loader/errors';
import type { ProvidedTable } from '../loader/federation';
import type { LoaderOptions, ReleaseLoader } from '../loader/load-release';
import { createRemoteStatus, type RemoteStatusStore, type Singleton } from './remote-status';
import type { CheckSignature } from './signature-check';
import type { Candidate, LoadedRemote, ReleaseSource } from './source';

/** The code that loads releases. */
export interface LoaderModule {
  createReleaseLoader(options: LoaderOptions): ReleaseLoader;
}

/** Options of {@link createRemoteLoader}. */
interface RemoteLoaderOptions {
  /** The modules that the host provides to remotes. */
  readonly provided: ProvidedTable;
  /** Imports the code that loads releases. */
  readonly importLoader: () => Promise<LoaderModule>;
  /** Says which releases to try. */
  readonly getSource: () => Promise<ReleaseSource>;
  readonly checkSignature: CheckSignature;
}

interface RemoteLoader {
  /** Loads the visitor's release of a remote; after a failure, the default release. @throws {RemoteLoadError} */
  load(name: string): Promise<LoadedRemote>;
  readonly status: RemoteStatusStore;
  /** The modules that a remote shares with the host; empty before it is loaded. */
  singletons(name: string): readonly Singleton[];
}

/** Creates the page's loader of remotes, which keeps the status of each. */
export function createRemoteLoader({
  provided,
  importLoader,
  getSource,
  checkSignature,
}: RemoteLoaderOptions): RemoteLoader {
  const { store, setStatus, setFailed } = createRemoteStatus();
  const loaded = new Map<string, RemoteRelease>();
  let releaseLoader: ReleaseLoader | undefined;

  const getReleaseLoader = async (source: ReleaseSource, part: FailedPart): Promise<ReleaseLoader> => {
    const { createReleaseLoader } = await importLoader().catch((cause: unknown) => {
      throw new RemoteLoadError('entry', part, 'the code that loads remotes could not be loaded', { cause });
    });
    releaseLoader ??= createReleaseLoader({ provided, isAllowed: source.isAllowed, checkSignature });
    return releaseLoader;
  };

  const loadCandidate = async (
    source: ReleaseSource,
    name: string,
    { release, from }: Candidate,
  ): Promise<LoadedRemote> => {
    const { version } = release.metadata;
    const part = partOf(name, release);
    const started = performance.now();
    setOwner(name, release.extras.portal.owner);
    setStatus(name, { kind: 'loading', from, version });
    const loader = await getReleaseLoader(source, part);
    const { module, fallback, folder } = await loader.load(name, release, from);
    loaded.set(name, release);
    const loadTimeMs = Math.round(performance.now() - started);
    setStatus(name, { kind: 'ready', from: fallback ? 'fallback' : from, version, loadTimeMs });
    return { module, part: { ...part, folder, override: source.override(name) } };
  };

  return {
    async load(name) {
      const source = await getSource().catch((error: unknown) => {
        setFailed(name, 'release', error);
        throw error;
      });
      try {
        const [first, defaultRelease] = await source.candidates(name);
        if (first === undefined)
          throw new RemoteLoadError('registry', { remote: name }, 'the registry does not list it');
        if (defaultRelease === undefined) return await loadCandidate(source, name, first);
        return await loadCandidate(source, name, first).catch((error: unknown) => {
          // REM-6: visitors of a canary that fails get the default release.
          reportLoadError(error);
          return loadCandidate(source, name, defaultRelease);
        });
      } catch (error) {
        const last = store.getState()[name];
        setFailed(name, last?.kind === 'loading' ? last.from : source.origin(name), error);
        throw await source.explainFailure(name, error);
      }
    },
    status: store,
    singletons(name) {
      const consumedModules = releaseLoader?.consumed(name) ?? new Set();
      const versions = new Map(Object.entries(provided).map(([module, { version }]) => [module, version]));
      return Object.entries(loaded.get(name)?.extras.portal.requires ?? {}).map(([module, required]) => ({
        module,
        required,
        version: versions.get(module) ?? '',
        consumed: consumedModules.has(module),
      }));
    },
  };
}
