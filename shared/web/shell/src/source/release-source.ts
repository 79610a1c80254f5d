import type { RegistryShard, RemoteRelease, SlotName } from '@portal/contract';
import type { FailedOverride } from '../loader/errors';
import type { ReleaseOrigin } from '../remote-status/remote-status';
import type { Owner } from './source';

/** A release to try for a visitor. */
export interface Candidate {
  readonly release: RemoteRelease;
  readonly from: ReleaseOrigin;
}

/** Says which remote owns a path or slot, and which releases to try. Implemented by the registry and by overrides. */
export interface ReleaseSource {
  /** The owned patterns that share a path's first segment, the most specific first. @throws {RemoteLoadError} */
  owners(path: string): Promise<readonly Owner[]>;
  /** Names of the remotes with content for a slot. @throws {RemoteLoadError} */
  remotesForSlot(slot: SlotName): Promise<readonly string[]>;
  /** The registry's shard of a path, without overridden remotes. @throws {RemoteLoadError} */
  shard(path: string): Promise<RegistryShard>;
  /** The releases to try, in this order. @throws {RemoteLoadError} */
  candidates(name: string): Promise<readonly Candidate[]>;
  /** Whether scripts may be loaded from a URL. */
  isAllowed(url: string): boolean;
  /** Adds to a remote's error what a user should see, such as the override. */
  explainFailure(name: string, error: unknown): Promise<unknown>;
  /** The override of a remote, if any. */
  override(name: string): FailedOverride | undefined;
  /** The build that would be used for a remote, as far as it is known. */
  origin(name: string): ReleaseOrigin;
}
