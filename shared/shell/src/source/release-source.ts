import type { RegistryShard, RemoteRelease, SlotName } from '@portal/contract';
import type { FailedOverride } from '../loader/errors';
import type { ReleaseOrigin } from '../remote-status/remote-status';
import type { Owner } from './source';

/** A release that a visitor may get. */
export interface Candidate {
  readonly release: RemoteRelease;
  readonly from: ReleaseOrigin;
}

/** Which releases there are, and whose addresses and slots are. The registry says so, or overrides do. */
export interface ReleaseSource {
  /** @throws {RemoteLoadError} */
  owners(path: string): Promise<readonly Owner[]>;
  /** @throws {RemoteLoadError} */
  fillers(slot: SlotName): Promise<readonly string[]>;
  /** What the registry knows of a path, without what is overridden. @throws {RemoteLoadError} */
  shard(path: string): Promise<RegistryShard>;
  /** The releases to try, in this order. @throws {RemoteLoadError} */
  candidates(name: string): Promise<readonly Candidate[]>;
  /** Whether scripts may come from an address. */
  allowed(url: string): boolean;
  /** A failure of a remote as people should read it. */
  failure(name: string, error: unknown): Promise<unknown>;
  /** What somebody put in the place of a remote, if somebody did. */
  override(name: string): FailedOverride | undefined;
  /** Where a remote would come from, as far as it is known. */
  origin(name: string): ReleaseOrigin;
}
