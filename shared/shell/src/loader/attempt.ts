declare global {
  interface Window {
    /** How often loading has been tried again on this page; webpack's run time of a remote reads it. */
    portalRetry?: number;
  }
}

/** Gives up the preloads below an address: those that hang would keep connections from everybody else. */
export function dropPreloads(folder: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]'))
    if (link.href.startsWith(new URL(folder, window.location.href).href)) link.remove();
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
