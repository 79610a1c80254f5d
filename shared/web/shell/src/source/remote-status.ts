import type { StoreApi } from 'zustand/vanilla';
import type { LoadStage } from '../loader/errors';

/**
 * Which build of a remote is used. `fallback`: loaded from the fallback URL, or the default release after a
 * canary failed.
 */
export type ReleaseOrigin = 'release' | 'canary' | 'fallback' | 'override';

interface Attempt {
  readonly from: ReleaseOrigin;
  readonly version: string;
}

/** Status of a remote on this page. A remote that was not requested yet has none. */
export type RemoteStatus =
  | (Attempt & { readonly kind: 'loading' })
  | (Attempt & { readonly kind: 'ready'; readonly loadTimeMs: number })
  | {
      readonly kind: 'failed';
      readonly from: ReleaseOrigin;
      /** Absent if the failure happened before the release was known. */
      readonly version?: string | undefined;
      readonly stage: LoadStage;
      readonly reason: string;
    };

/** Status of this page's remotes, by name. */
export type RemoteStatuses = Readonly<Record<string, RemoteStatus>>;

/** One module of the host that a remote shares. */
export interface Singleton {
  readonly module: string;
  /** Semver range that the remote was built for. */
  readonly required: string;
  /** The host's version. */
  readonly version: string;
  /** Whether the remote has consumed it so far; a lazy chunk consumes it when it runs. */
  readonly consumed: boolean;
}

/** What developer tools can read of a source. */
export interface SourceInspector {
  /** Status of this page's remotes. */
  readonly remoteStatus: Pick<StoreApi<RemoteStatuses>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** The modules that a remote shares with the host; empty before it is loaded. */
  singletons(remote: string): readonly Singleton[];
  /** The stored overrides when the page started; later changes take effect on the next page load. */
  readonly storedOverrides: string | null;
}
