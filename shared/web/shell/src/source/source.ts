import {
  firstSegment,
  isSlotName,
  type RegistryShard,
  type RemoteModule,
  type RemoteRelease,
  SLOTS,
  type SlotName,
} from '@portal/contract';
import type { FailedPart, ReleasePart } from '../loader/errors';
import type { ReleaseOrigin, SourceInspector } from './remote-status';

/** A pattern of the registry and the remote that owns it. */
export interface Owner {
  readonly pattern: string;
  /** Matches the paths of the pattern. */
  readonly test: RegExp;
  readonly remote: string;
}

/** A loaded remote, and its name and version for later errors. */
export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly part: FailedPart;
}

/**
 * Where the shell loads remotes from: `federatedSource` reads the registry, `staticSource` uses the same bundle
 * (tests, the bench's monolith).
 */
export interface RemoteSource {
  /** The patterns that share a path's first segment, the most specific first. @throws {RemoteLoadError} */
  owners(path: string): Promise<readonly Owner[]>;
  /** Loads a remote by name. @throws {RemoteLoadError} */
  load(remote: string): Promise<LoadedRemote>;
  /** Names of the remotes with content for a slot. @throws {RemoteLoadError} */
  remotesForSlot(slot: SlotName): Promise<readonly string[]>;
  /** The registry's shard of a path, without overridden remotes. Absent if the source has no registry. @throws {RemoteLoadError} */
  shard?(path: string): Promise<RegistryShard>;
  /** For developer tools. Absent if the source has no releases. */
  readonly inspector?: SourceInspector;
}

/** A release to try for a visitor. */
export interface Candidate {
  readonly release: RemoteRelease;
  readonly from: ReleaseOrigin;
  /** What the errors of the release carry. */
  readonly part: ReleasePart;
}

/** Says which remote owns a path or slot, and which releases to try. Implemented by the registry and by overrides. */
export interface ReleaseSource extends Required<Pick<RemoteSource, 'owners' | 'remotesForSlot' | 'shard'>> {
  /** The releases to try, in this order. @throws {RemoteLoadError} */
  candidates(name: string): Promise<readonly Candidate[]>;
  /** Whether scripts may be loaded from a URL. */
  isAllowed(url: string): boolean;
}

/** The owner of a path; undefined if no remote owns it. @throws {RemoteLoadError} */
export async function ownerOf(source: RemoteSource, path: string): Promise<Owner | undefined> {
  return (await source.owners(path)).find(({ test }) => test.test(path));
}

/**
 * Starts loading the remotes of a page before the first render. Failures are ignored here: the page tries
 * again and reports them.
 */
export function preloadRemotes(source: RemoteSource, path: string): void {
  const load = (remote: string) => source.load(remote);
  const slots = Object.keys(SLOTS).filter(isSlotName);
  const loads = [
    ownerOf(source, path).then((owner) => owner && load(owner.remote)),
    ...slots
      .filter((slot) => slot.split('.', 1)[0] === firstSegment(path))
      .map(async (slot) => Promise.all((await source.remotesForSlot(slot)).map(load))),
  ];
  void Promise.allSettled(loads);
}
