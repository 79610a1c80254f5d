import { TRUST_ELEMENT } from '@portal/contract';
import type { PreloadFile } from './boot-requests';

/**
 * Preloads a script.
 * @param trusted settles once the allowed script origins are known.
 * @param runEarly whether to run the script as soon as it is fetched, while the main thread is idle. Only for
 *   chunks of the host, which merely register their modules with webpack's run time. Code of a remote must
 *   not run before the remote was found to be compatible. Default: false.
 */
export function preloadScript(
  { url, integrity }: PreloadFile,
  trusted: Promise<unknown>,
  runEarly = false,
): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  // Must match the later request, or the browser fetches the script twice.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  // Lower than the host's main bundle, which everything else waits for.
  link.fetchPriority = 'low';
  const run = () => void trusted.then(() => runScript(link));
  // A failed preload may succeed when it is run: not before a remote's signature is verified. TRUST-2.
  if (runEarly || !document.getElementById(TRUST_ELEMENT)) link.onerror = run;
  if (runEarly) link.onload = run;
  document.head.append(link);
}

/**
 * Consumes a preload. A browser answers the next request for a failed preload with the same failure, without
 * using the network, so "Try again" would fail too.
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
