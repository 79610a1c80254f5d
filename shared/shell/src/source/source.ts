import type { RegistryShard, RemoteModule, SlotName } from '@portal/contract';
import type { FailedPart } from '../loader/errors';
import type { SourceInspector } from './inspector';

/** One pattern of the registry and the remote that owns it. */
export interface Owner {
  readonly pattern: string;
  /** Regular expression that matches the addresses of the pattern. */
  readonly test: RegExp;
  readonly remote: string;
}

/** A remote that was loaded, and what to call it when it fails later on. */
export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly part: FailedPart;
}

/**
 * Where the shell gets remotes from. The federated one reads the registry; a build of everything in
 * one bundle, and tests, have a source of their own.
 */
export interface RemoteSource {
  /** The patterns that share a path's first segment, the most specific first. @throws {RemoteLoadError} */
  owners(path: string): Promise<readonly Owner[]>;
  /** @throws {RemoteLoadError} */
  load(remote: string): Promise<LoadedRemote>;
  /** Names of the remotes that fill a slot. @throws {RemoteLoadError} */
  remotesForSlot(slot: SlotName): Promise<readonly string[]>;
  /** The registry's shard of a path, without what is overridden; absent where there is no registry. @throws {RemoteLoadError} */
  shard?(path: string): Promise<RegistryShard>;
  /** For tools; absent where there are no releases. */
  readonly inspector?: SourceInspector;
}
