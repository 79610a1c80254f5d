import type { RemoteRelease } from '@portal/contract';
import { setOwner } from '@portal/observability';
import { createStore } from 'zustand/vanilla';
import { type FailedPart, isRemoteLoadError, RemoteLoadError, reportLoadError } from '../loader/errors';
import type { ProvidedTable } from '../loader/federation';
import type { ReleaseLoader } from '../loader/load-release';
import type { RemoteStatus, RemoteStatuses, Singleton } from './remote-status';
import { signatureCheck } from './signature-check';
import type { Candidate, LoadedRemote, ReleaseSource } from './source';

/** Whether an override of the remote failed, and not the code of all overrides. */
const isOfOverride = (error: unknown): error is RemoteLoadError =>
  isRemoteLoadError(error) && error.part.override !== undefined && error.stage !== 'registry';

/** Overrides are for developers, so what visitors read of them may be technical: it has the cause, too. */
const withCause = ({ stage, part, reason, cause }: RemoteLoadError): RemoteLoadError =>
  new RemoteLoadError(
    stage,
    part,
    cause instanceof Error && cause.message !== reason ? `${reason}: ${cause.message}` : reason,
    { cause },
  );

/**
 * Creates the page's loader of remotes, which keeps the status of each.
 * @param provided the modules that the host provides to remotes.
 * @param getSource says which releases to try.
 */
export function createRemoteLoader(provided: ProvidedTable, getSource: () => Promise<ReleaseSource>) {
  const remoteStatus = createStore<RemoteStatuses>(() => ({}));
  const setStatus = (remote: string, status: RemoteStatus) => remoteStatus.setState({ [remote]: status });
  const checkSignature = signatureCheck();
  const loaded = new Map<string, RemoteRelease>();
  let releaseLoader: ReleaseLoader | undefined;

  /** The code that loads releases is a lazy chunk, which loads in parallel with the first remote. */
  const getReleaseLoader = async (source: ReleaseSource, part: FailedPart): Promise<ReleaseLoader> => {
    const { createReleaseLoader } = await import(
      /* webpackChunkName: "federation" */ '../loader/load-release'
    ).catch((cause: unknown) => {
      throw new RemoteLoadError('entry', part, 'the code that loads remotes could not be loaded', { cause });
    });
    releaseLoader ??= createReleaseLoader(provided, source.isAllowed, checkSignature);
    return releaseLoader;
  };

  const loadCandidate = async (source: ReleaseSource, candidate: Candidate): Promise<LoadedRemote> => {
    const { release, from, part } = candidate;
    const { remote } = part;
    const { version } = release.metadata;
    const started = performance.now();
    setOwner(remote, release.extras.portal.owner);
    setStatus(remote, { kind: 'loading', from, version });
    const loader = await getReleaseLoader(source, part);
    const { module, fallback, folder } = await loader.load(candidate);
    loaded.set(remote, release);
    const loadTimeMs = Math.round(performance.now() - started);
    setStatus(remote, { kind: 'ready', from: fallback ? 'fallback' : from, version, loadTimeMs });
    return { module, part: { ...part, folder } };
  };

  const setFailed = (name: string, error: unknown): void => {
    const { part, stage, reason } = isRemoteLoadError(error)
      ? error
      : { part: {}, stage: 'entry' as const, reason: String(error) };
    const last = remoteStatus.getState()[name];
    const expected = isOfOverride(error) ? 'override' : 'release';
    const from = last?.kind === 'loading' ? last.from : expected;
    setStatus(name, { kind: 'failed', from, version: part.version, stage, reason });
  };

  return {
    /** Loads the visitor's release of a remote; after a failure, the default release. @throws {RemoteLoadError} */
    async load(name: string): Promise<LoadedRemote> {
      try {
        const source = await getSource();
        const [first, defaultRelease] = await source.candidates(name);
        if (first === undefined)
          throw new RemoteLoadError('registry', { remote: name }, 'the registry does not list it');
        if (defaultRelease === undefined) return await loadCandidate(source, first);
        return await loadCandidate(source, first).catch((error: unknown) => {
          // REM-6: visitors of a canary that fails get the default release.
          reportLoadError(error);
          return loadCandidate(source, defaultRelease);
        });
      } catch (error) {
        setFailed(name, error);
        throw isOfOverride(error) ? withCause(error) : error;
      }
    },
    remoteStatus,
    singletons(name: string): Singleton[] {
      const consumedModules = releaseLoader?.consumed(name) ?? new Set();
      const versions: Readonly<Record<string, string>> = provided.versions;
      return Object.entries(loaded.get(name)?.extras.portal.requires ?? {}).map(([module, required]) => ({
        module,
        required,
        version: versions[module] ?? '',
        consumed: consumedModules.has(module),
      }));
    },
  };
}
