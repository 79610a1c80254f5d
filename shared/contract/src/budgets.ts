/**
 * Upper limits of a remote's release, in its `remote.config.ts`. Publishing a release that is over one of them is
 * refused. BUDGET-1. What is absent has a default; see the README of `@portal/federation`.
 */
export interface RemoteBudgets {
  /**
   * Bytes of scripts that the heaviest page of the remote loads first, compressed with brotli: the entry, the exposed
   * module, and the page's preloaded chunks. The host's modules do not count. Default: 50,000.
   */
  readonly firstLoad?: number;
  /** Bytes of all scripts of the release, compressed with brotli. Default: 200,000. */
  readonly total?: number;
  /** Number of modules that the host provides and that the release contains a copy of. Default: 0. */
  readonly duplicates?: number;
  /**
   * Milliseconds that the evaluation of its scripts blocks a page, on a processor slowed down four times: the sum of
   * what each task takes beyond 50 ms. Default: 200.
   */
  readonly longTasks?: number;
}
