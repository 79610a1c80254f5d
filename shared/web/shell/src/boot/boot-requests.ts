/** What the document's inline script provides to the shell's code, besides the preloaded responses. */
interface BootGlobals {
  /** Allows scripts from more origins, in browsers with Trusted Types. */
  readonly trust: (origins: readonly string[]) => unknown;
}

declare global {
  interface Window {
    portalBoot?: BootGlobals;
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
 * The host's lazy scripts by key: one key per provided module and per path of a page of the host, plus
 * {@link FEDERATION_SCRIPTS}, {@link CALL_SCRIPTS}, {@link ROUTER_SCRIPTS} and {@link TAKEOVER_SCRIPTS}.
 */
export type HostScripts = Readonly<Record<string, readonly PreloadFile[]>>;

/** Key of the federation run time's scripts in {@link HostScripts}. */
export const FEDERATION_SCRIPTS = 'federation';
/** Key of the scripts that send requests (`@portal/api`). */
export const CALL_SCRIPTS = 'calls';
/** Key of the router's scripts. */
export const ROUTER_SCRIPTS = 'router';
/** Key of the scripts that take a rendered page over. */
export const TAKEOVER_SCRIPTS = 'takeover';

/** URL of a shard. The inline script and the shell must build the same one, or the preloaded response is not found. */
export const shardUrl = (segment: string): string => `/registry/${encodeURIComponent(segment)}.json`;
