declare global {
  interface Window {
    /** How often loading has been tried again on this page; webpack's run time of a remote reads it. */
    portalRetry?: number;
  }
}

/**
 * From now on scripts are asked for at addresses that have not been asked for yet. A request that hangs
 * would otherwise answer, or rather not answer, each later one for the same address.
 */
export function askAnew(): void {
  window.portalRetry = (window.portalRetry ?? 0) + 1;
}

/** An address as this attempt asks for it. */
export const attemptUrl = (url: string): string =>
  window.portalRetry === undefined
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}retry=${window.portalRetry}`;
