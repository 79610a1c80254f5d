declare global {
  interface Window {
    /** What the document's inline script provides to the shell's code, besides the preloaded responses. */
    portalBoot?: {
      /** Allows scripts from more origins, in browsers with Trusted Types. */
      readonly trust: (origins: readonly string[]) => unknown;
    };
    /** The host's lazy scripts; written by the host's build. */
    portalScripts?: HostScripts;
  }
}

/** A script to preload. Its integrity must equal that of the later request, or the browser fetches it twice. */
export interface PreloadFile {
  readonly url: string;
  readonly integrity?: string | undefined;
}

/**
 * The host's lazy scripts by key: the name of a provided module, the path of a page of the host, `federation` (the run
 * time), `calls` (what sends requests), `router`, or `takeover` (what takes a rendered page over).
 */
export type HostScripts = Readonly<Record<string, readonly PreloadFile[]>>;

/** URL of a shard. The inline script and the shell must build the same one, or the preloaded response is not found. */
export const shardUrl = (segment: string): string => `/registry/${encodeURIComponent(segment)}.json`;
