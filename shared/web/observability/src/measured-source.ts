/**
 * The part of the shell's `RemoteStatus` that is measured. `from` is its `ReleaseOrigin`: builds with `override` are
 * not measured.
 */
type RemoteLoad =
  | { readonly kind: 'loading'; readonly version: string; readonly from: string }
  | { readonly kind: 'ready'; readonly version: string; readonly from: string; readonly loadTimeMs: number }
  | { readonly kind: 'failed'; readonly version?: string | undefined; readonly from: string };

/** Loads of this page's remotes, by name. */
export type RemoteLoads = Readonly<Record<string, RemoteLoad>>;

/** The part of the shell's `RemoteSource` that measurements use. */
export interface MeasuredSource {
  /** The patterns that share a path's first segment, the most specific first. */
  owners(
    path: string,
  ): Promise<readonly { readonly pattern: string; readonly test: RegExp; readonly remote: string }[]>;
  /** Absent if the source has no releases. */
  readonly inspector?: {
    readonly remoteStatus: {
      getState(): RemoteLoads;
      subscribe(listener: (loads: RemoteLoads) => void): () => void;
    };
  };
}

/** Name of a release in reports and measurements. */
export const releaseName = (remote: string, version: string): string => `${remote}@${version}`;

/** Calls `observe` for each release that this page has loaded, or loads later. Overrides are left out. */
export function observeLoads(
  { inspector }: MeasuredSource,
  observe: (release: string, loadTimeMs: number) => void,
): void {
  if (inspector === undefined) return;
  const observed = new Set<RemoteLoad>();
  const record = (loads: RemoteLoads) => {
    for (const [remote, load] of Object.entries(loads)) {
      if (load.kind !== 'ready' || load.from === 'override' || observed.has(load)) continue;
      observed.add(load);
      observe(releaseName(remote, load.version), load.loadTimeMs);
    }
  };
  record(inspector.remoteStatus.getState());
  inspector.remoteStatus.subscribe(record);
}
