/**
 * Asks for a script ahead of its use. `trusted` settles when it is known which origins scripts may come
 * from.
 */
export function preloadScript(url: string, trusted: Promise<unknown>, integrity?: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  // As the later request will ask, or the browser fetches twice.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  // Below the host's own bundle, which everything else waits for.
  link.fetchPriority = 'low';
  link.onerror = () => void trusted.then(() => useUp(link));
  document.head.append(link);
}

/**
 * A browser answers the next request for a failed preload with that failure, without asking the
 * network: "Try again" would be in vain. A script element that is taken away again uses it up.
 */
function useUp({ href, integrity, crossOrigin }: HTMLLinkElement): void {
  const script = document.createElement('script');
  script.crossOrigin = crossOrigin;
  script.integrity = integrity;
  script.onerror = () => script.remove();
  script.onload = script.onerror;
  script.src = href;
  document.head.append(script);
}
