/**
 * What the document's inline script started before the shell's own code arrived. Each is used once;
 * later questions are asked anew.
 */
export interface EarlyRequests {
  readonly config: Promise<Response>;
  /** Name of the shard, and the answer. */
  readonly segment: string;
  readonly shard: Promise<Response>;
}

declare global {
  interface Window {
    portalEarly?: EarlyRequests;
    /** Names of this host's scripts for each module that it provides; written by the host's build. */
    portalProvided?: Readonly<Record<string, readonly PreloadFile[]>>;
  }
}

/** A script to preload, with the attributes that its later request will have. */
export interface PreloadFile {
  readonly url: string;
  readonly integrity?: string | undefined;
}
