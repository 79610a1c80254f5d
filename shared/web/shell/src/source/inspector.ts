import type { RemoteStatusStore } from '../remote-status/remote-status';

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
  readonly remoteStatus: RemoteStatusStore;
  /** The modules that a remote shares with the host; empty before it is loaded. */
  singletons(remote: string): readonly Singleton[];
  /** The stored overrides when the page started; later changes take effect on the next page load. */
  readonly storedOverrides: string | null;
}
