/**
 * The inline script of the document. It runs before anything else has been asked for, so it is kept
 * small: it starts what would otherwise wait for the shell's code, and
 * preloads the scripts of the page's remote.
 */
import { contentAddress, type PortalConfig, scriptOrigins } from '@portal/config';
import { firstSegment, type RegistryShard } from '@portal/contract';
import { storedOverrides } from '../overrides/stored';
import { pageContent, pageFiles } from './preload';
import { guardSinks, trustOrigins } from './trusted-types';
import { visitorId } from './visitor';

/**
 * Asks for a file ahead of its use. `trusted` settles when it is known which origins scripts may come
 * from.
 */
function preload(as: 'script' | 'fetch', url: string, trusted: Promise<unknown>, integrity?: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = url;
  // As the later request will ask, or the browser fetches twice.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  // Below the host's own bundle, which everything else waits for.
  link.fetchPriority = 'low';
  if (as === 'script') link.onerror = () => void trusted.then(() => useUp(link));
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

/** A copy of an answer's JSON, or nothing: what is wrong with it is the shell's to tell. */
const peek = <T>(answer: Promise<Response>): Promise<T | null> =>
  answer.then((response) => (response.ok ? (response.clone().json() as Promise<T>) : null)).catch(() => null);

/** Starts the page's requests. */
export function boot(): void {
  guardSinks();
  const path = window.location.pathname;
  const segment = firstSegment(path);
  const get = (url: string) => fetch(url, { priority: 'high', signal: AbortSignal.timeout(10_000) });
  const shard = get(`/registry/${encodeURIComponent(segment)}.json`);
  const config = get('/portal.config.json');
  const settings = peek<PortalConfig>(config);
  const trusted = settings
    .then((found) => found && trustOrigins(scriptOrigins(found)))
    .catch(() => undefined);
  // Whoever has the configuration can load what it allows.
  const trustedConfig = trusted.then(() => config);
  window.portalEarly = { segment, shard, config: trustedConfig, trust: trustOrigins };
  const known = peek<RegistryShard>(shard);
  const visitor = visitorId();
  const overridden = storedOverrides() ?? '';
  const scripts = known.then((found) => {
    if (found === null) return;
    // What a developer has put another build in the place of is not asked for.
    for (const { url, integrity } of pageFiles(found, path, visitor, window.portalScripts ?? {}, overridden))
      preload('script', url, trusted, integrity);
  });
  const content = Promise.all([known, settings]).then(([found, configured]) => {
    // With a key the request has a header of its own, which a preload cannot have.
    if (found === null || configured === null || configured.content.key !== undefined) return;
    for (const file of pageContent(found, path, visitor))
      preload('fetch', contentAddress(configured.content, file, 'main'), trusted);
  });
  // Nothing is checked here, so anything may be missing; the shell checks the same answers and tells.
  Promise.all([scripts, content, trustedConfig]).catch(() => undefined);
}
