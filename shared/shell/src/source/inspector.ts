import type { RemoteStatusStore } from '../remote-status/remote-status';

/** One module of the host, as a remote asked for it and got it. */
export interface Singleton {
  readonly module: string;
  /** Range that the remote was built for. */
  readonly required: string;
  /** What the host has. */
  readonly version: string;
  /** Whether the remote's code has taken it so far; a lazy part does when it is shown. */
  readonly taken: boolean;
}

/** What tools may see of a source of releases. */
export interface SourceInspector {
  readonly loads: RemoteStatusStore;
  /** The modules that a remote on this page shares with the host; none before it is loaded. */
  singletons(remote: string): readonly Singleton[];
  /** What the storage held when the page was started: later changes count from the next page load on. */
  readonly storedOverrides: string | null;
}
