declare global {
  interface Window {
    /** How often loading has been tried again on this page; webpack's run time of a remote reads it. */
    portalRetry?: number;
  }
}

/**
 * Gives up every script below an address that was asked for and has not come. A preload that hangs would keep
 * its connection from everybody else. A script element that hangs would be joined by the next attempt: webpack's
 * run time adds itself to an element for the same chunk, and waits for a chunk that it is waiting for already. So
 * each of them fails now, for all who wait for it. One that comes later all the same only does good.
 */
export function giveUpScripts(folder: string): void {
  const below = new URL(folder, window.location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]'))
    if (link.href.startsWith(below)) link.remove();
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (!script.src.startsWith(below)) continue;
    script.dispatchEvent(new Event('error'));
    script.remove();
  }
}

/**
 * From now on scripts are asked for at addresses that have not been asked for yet. A request that hangs
 * would otherwise answer, or rather not answer, each later one for the same address.
 */
export function bustRetryCache(): void {
  window.portalRetry = (window.portalRetry ?? 0) + 1;
}

/** An address as this attempt asks for it. */
export const attemptUrl = (url: string): string =>
  window.portalRetry === undefined
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}retry=${window.portalRetry}`;
