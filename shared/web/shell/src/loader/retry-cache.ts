declare global {
  interface Window {
    /** Number of retries on this page. webpack's run time of a remote reads it. */
    portalRetry?: number;
  }
}

/**
 * Cancels every pending script below a URL. A hanging preload would occupy a connection. A hanging script
 * element would block the next attempt, because webpack's run time attaches to an existing element for the same
 * chunk. So each pending script element gets an `error` event, which rejects every promise that waits for it. If
 * the script still arrives later, it only registers its modules, which does no harm.
 */
function cancelPendingScripts(folder: string): void {
  const base = new URL(folder, window.location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]'))
    if (link.href.startsWith(base)) link.remove();
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (!script.src.startsWith(base)) continue;
    script.dispatchEvent(new Event('error'));
    script.remove();
  }
}

/**
 * Makes later script requests use a new URL. Otherwise the browser would join them to a hanging request for the
 * same URL.
 * @param folder URL of the scripts that failed; those that are pending are canceled. Default: unknown.
 */
export function bustRetryCache(folder?: string): void {
  if (folder !== undefined) cancelPendingScripts(folder);
  window.portalRetry = (window.portalRetry ?? 0) + 1;
}

/** The URL with the current attempt's query. */
export const withRetryQuery = (url: string): string =>
  window.portalRetry === undefined
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}retry=${window.portalRetry}`;
