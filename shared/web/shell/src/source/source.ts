import type { RegistryShard, RemoteModule, SlotName } from '@portal/contract';
import type { FailedPart } from '../loader/errors';
import type { SourceInspector } from './inspector';

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
