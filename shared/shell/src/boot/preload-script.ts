import { TRUST_ELEMENT } from '@portal/contract';
import type { PreloadFile } from './boot-requests';

/** Appends a script, and removes its element once it has run or failed. */
function appendScript({ url, integrity }: PreloadFile): void {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.onerror = () => script.remove();
  script.onload = script.onerror;
  script.src = url;
  document.head.append(script);
}

/**
 * Runs a lazy chunk of the host as soon as it is fetched, while its main script may still be loading: a chunk merely
 * registers its modules with webpack's run time. If that requests the chunk meanwhile, it finds this element by its
 * `src`, so the chunk is neither fetched nor run twice.
 */
export const runChunk = (file: PreloadFile): void => appendScript(file);

/**
 * Preloads a script of a remote, whose code must not run before the remote was found to be compatible.
 * @param trusted settles once the allowed script origins are known.
 */
export function preloadScript({ url, integrity }: PreloadFile, trusted: Promise<unknown>): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  // Must match the later request, or the browser fetches the script twice.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  // Lower than the host's main bundle, which everything else waits for.
  link.fetchPriority = 'low';
  // A browser answers the next request for a failed preload with the same failure, without using the network, so
  // "Try again" would fail, too. Code of a release does not run before its signature is verified. TRUST-2.
  if (!document.getElementById(TRUST_ELEMENT))
    link.onerror = () => void trusted.then(() => appendScript({ url, integrity }));
  document.head.append(link);
}
