/**
 * What the document's inline script started before the shell's own code arrived. Each is used once;
 * later questions are asked anew.
 */
export interface BootRequests {
  readonly config: Promise<Response>;
  /** Name of the shard, and the answer. */
  readonly segment: string;
  readonly shard: Promise<Response>;
  /** Lets scripts come from more origins, in browsers with Trusted Types. */
  readonly trust: (origins: readonly string[]) => unknown;
}

declare global {
  interface Window {
    portalBoot?: BootRequests;
    /** This host's scripts by what they are for; written by the host's build. */
    portalScripts?: HostScripts;
  }
}

/** A script to preload, with the attributes that its later request will have. */
export interface PreloadFile {
  readonly url: string;
  readonly integrity?: string | undefined;
}

/** The host's lazy scripts: for each module that it provides, for the federation run time, for calls. */
export type HostScripts = Readonly<Record<string, readonly PreloadFile[]>>;

/** Key of the federation run time's scripts in {@link HostScripts}. */
export const FEDERATION_SCRIPTS = 'federation';
/** Key of the scripts that make calls over the network. */
export const CALL_SCRIPTS = 'calls';
