/** What is measured of a remote's load. The shell's status of a remote is one. */
export type RemoteLoad =
  | { readonly kind: 'loading'; readonly version: string; readonly from: string }
  | { readonly kind: 'ready'; readonly version: string; readonly from: string; readonly loadTimeMs: number }
  | { readonly kind: 'failed'; readonly version?: string | undefined; readonly from: string };

export type RemoteLoads = Readonly<Record<string, RemoteLoad>>;

/** The part of a source of remotes that is measured. The shell's `RemoteSource` is one. */
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
