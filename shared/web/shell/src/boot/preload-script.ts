import { TRUST_ELEMENT } from '@portal/contract';
import { hasScript } from '../script-elements';
import type { PreloadFile } from './boot-requests';

/** Preloads a script. What it is fetched for must use the same CORS mode, or the browser fetches it twice. */
function preload({ url, integrity }: PreloadFile): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  // Lower than the host's first scripts, which everything else waits for.
  link.fetchPriority = 'low';
  document.head.append(link);
  return link;
}

/** Runs a script, unless webpack's run time has requested it meanwhile, and removes its element afterwards. */
function runScript({ url, integrity }: PreloadFile): void {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.onerror = () => script.remove();
  script.onload = script.onerror;
  // As webpack's run time writes it: if that requests the script now, it finds this element.
  script.src = url;
  if (!hasScript(script.src)) document.head.append(script);
}

/**
 * Preloads a lazy chunk of the host, and runs it as soon as it is fetched, while the main script may still be loading: a
 * chunk merely registers its modules with webpack's run time. It is not a script element from the start, because that
 * delays the document's `load` event until the chunk has run, and what it loads then may hang.
 */
export function preloadChunk(file: PreloadFile): void {
  const link = preload(file);
  link.onload = () => runScript(file);
  // A failed preload is requested once more, see `preloadScript`.
  link.onerror = () => runScript(file);
}

/**
 * Preloads a script of a remote, whose code must not run before the remote was found to be compatible. A browser
 * answers the next request for a failed preload with the same failure, without using the network, so "Try again" would
 * fail, too: the script is requested once more, but not before the signature of its release is verified. TRUST-2.
 * @param trusted settles once the allowed script origins are known.
 */
export function preloadScript(file: PreloadFile, trusted: Promise<unknown>): void {
  const link = preload(file);
  if (!document.getElementById(TRUST_ELEMENT)) link.onerror = () => void trusted.then(() => runScript(file));
}
