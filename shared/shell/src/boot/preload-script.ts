import type { PreloadFile } from './boot-requests';

/**
 * Asks for a script ahead of its use. `trusted` settles when it is known which origins scripts may come
 * from.
 * @param ahead whether it may run before it is wanted, while the processor has nothing to do: a chunk of the
 *   host, which only puts its modules where webpack's run time will look. No code of a remote may run
 *   before the remote was found to fit.
 */
export function preloadScript(
  { url, integrity }: PreloadFile,
  trusted: Promise<unknown>,
  ahead = false,
): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  // As the later request will ask, or the browser fetches twice.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  // Below the host's own bundle, which everything else waits for.
  link.fetchPriority = 'low';
  const run = () => void trusted.then(() => runScript(link));
  link.onerror = run;
  if (ahead) link.onload = run;
  document.head.append(link);
}

/**
 * Uses a preload up. A browser answers the next request for a failed one with that failure, without asking
 * the network: "Try again" would be in vain.
 */
function runScript({ href, integrity, crossOrigin }: HTMLLinkElement): void {
  const script = document.createElement('script');
  script.crossOrigin = crossOrigin;
  script.integrity = integrity;
  script.onerror = () => script.remove();
  script.onload = script.onerror;
  script.src = href;
  document.head.append(script);
}
